import type { InputHTMLAttributes } from 'react'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onInput'> {
  name: string
  label: string
  value: string
  maxLength: number
  onInput(value: string): void
}

/** A labelled line of text. The label of a required one carries a star, that of another `Optional`. */
export function TextField({ label, onInput, ...native }: TextFieldProps) {
  return (
    <div className="field">
      <label htmlFor={native.name}>{label}</label>
      {!native.required && <small>Optional</small>}
      <input {...native} id={native.name} onInput={(event) => onInput(event.currentTarget.value)} />
    </div>
  )
}
