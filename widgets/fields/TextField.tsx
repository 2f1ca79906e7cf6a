import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'

type Native = InputHTMLAttributes<HTMLInputElement> & TextareaHTMLAttributes<HTMLTextAreaElement>

interface TextFieldProps extends Omit<Native, 'onInput' | 'value' | 'name'> {
  name: string
  label: string
  value: string
  /** Several lines. */
  multiline?: boolean
  onInput(value: string): void
}

/** A labelled text input. The label of a required one carries a star, that of another `Optional`. */
export function TextField({ label, multiline, onInput, maxLength, ...native }: TextFieldProps) {
  const { name, required, value } = native
  const left = Number(maxLength) - value.length
  const Input = (multiline ? 'textarea' : 'input') as 'input'
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {!required && <small>{left <= 500 ? `${left} characters left` : 'Optional'}</small>}
      <Input
        {...native}
        id={name}
        maxLength={maxLength}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  )
}
