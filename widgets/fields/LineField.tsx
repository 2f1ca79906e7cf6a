import type { InputHTMLAttributes } from 'react'
import { longestLine } from '../rules/text.ts'
import { Icon } from './Icon.tsx'
import { icons } from './icons.ts'
import { LiveText } from './LiveText.tsx'

interface LineFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onInput' | 'required'> {
  name: string
  label: string
  /** Shows the star beside the label. Every line is required, with it or without. */
  hasMarker?: boolean
  /** What is wrong with the value. */
  error: string | undefined
  /** Whether the value was checked and nothing is wrong. */
  isRight: boolean
  onInput(value: string): void
}

/** A labelled line of text that says beside it what is wrong with it. */
export function LineField({
  label,
  hasMarker = false,
  error,
  isRight,
  onInput,
  ...native
}: LineFieldProps) {
  const { name } = native
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={name}>{label}</label>
      <input
        {...native}
        id={name}
        maxLength={longestLine}
        // The style sheet draws the star; the form tells the browser not to check by itself.
        required={hasMarker}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={error && `${name}-error`}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {isRight && <Icon path={icons.right} />}
      {error && (
        <p id={`${name}-error`}>
          <Icon path={icons.wrong} />
          <LiveText text={error} />
        </p>
      )}
    </div>
  )
}
