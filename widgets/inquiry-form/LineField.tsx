import type { InputHTMLAttributes } from 'react'
import { Icon } from '../fields/Icon.tsx'
import { icons } from './icons.ts'

interface LineFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onInput'> {
  name: string
  label: string
  /** Shows the marker beside the label; every line is required all the same. */
  required?: boolean
  /** What is wrong with the value. */
  error: string | undefined
  /** Checked, and nothing is wrong. */
  right: boolean
  onInput(value: string): void
}

/** A labelled line of text that says beside it what is wrong with it. */
export function LineField({ label, error, right, onInput, ...native }: LineFieldProps) {
  const { name } = native
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={name}>{label}</label>
      <input
        {...native}
        id={name}
        aria-required
        aria-invalid={!!error}
        aria-describedby={error && `${name}-error`}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {right && <Icon path={icons.right} />}
      {error && (
        <p id={`${name}-error`}>
          <Icon path={icons.wrong} />
          {error}
        </p>
      )}
    </div>
  )
}
