import { Icon } from '../element/Icon.tsx'
import { valueListeners } from './value-listeners.ts'

interface SelectProps {
  name: string
  label: string
  /** What to know before choosing, such as `Optional`. */
  detail: string
  isRequired?: boolean
  /** The first option, which stands for no choice. */
  placeholder: string
  /** What each value is called. */
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
  const about = `${name}-about`
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <small id={about}>{detail}</small>
      <select
        id={name}
        required={isRequired}
        // A browser calls a required list without a choice wrong before anyone was asked for one.
        aria-invalid={false}
        aria-describedby={about}
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
