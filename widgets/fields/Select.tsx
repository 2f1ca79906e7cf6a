import { Icon } from '../element/Icon.tsx'
import { valueListeners } from './value-listeners.ts'

interface SelectProps {
  name: string
  label: string
  /** A hint, such as `Optional`. */
  detail: string
  isRequired?: boolean
  /** The first option, which means that nothing is chosen. */
  placeholder: string
  /** Each value with its label. */
  options: readonly { readonly value: string; readonly text: string }[]
  value: string
  onChange(value: string): void
}

export function Select({
  name,
  label,
  detail,
  isRequired = false,
  placeholder,
  options,
  value,
  onChange,
}: SelectProps) {
  const detailId = `${name}-about`
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <small id={detailId}>{detail}</small>
      <select
        id={name}
        required={isRequired}
        // Otherwise a browser reports an empty required list as invalid before the visitor has
        // submitted.
        aria-invalid={false}
        aria-describedby={detailId}
        value={value}
        {...valueListeners<HTMLSelectElement>(value, onChange)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon path="m6 9 6 6 6-6" />
    </div>
  )
}
