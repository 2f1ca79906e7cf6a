import { Icon } from './Icon.tsx'

interface SelectProps {
  name: string
  label: string
  /** The first option, which stands for no choice. */
  placeholder: string
  /** Values and what they are called. */
  options: readonly (readonly [string, string])[]
  value: string
  onChange(value: string): void
}

export function Select({ name, label, placeholder, options, value, onChange }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{placeholder}</option>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
      <Icon path="m6 9 6 6 6-6" />
    </div>
  )
}
