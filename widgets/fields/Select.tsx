import { Icon } from './Icon.tsx'

interface SelectProps {
  name: string
  label: string
  /** The first option, which stands for no choice. */
  placeholder: string
  /** What each value is called. */
  options: readonly { readonly value: string; readonly text: string }[]
  value: string
  onChange(value: string): void
}

export function Select({ name, label, placeholder, options, value, onChange }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
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
