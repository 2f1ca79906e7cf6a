import type { InputHTMLAttributes } from 'react'
import { Icon } from '../element/Icon.tsx'
import { longestLine } from '../rules/text/text.ts'
import { icons } from './icons.ts'
import { LiveText } from './LiveText.tsx'
import { valueListeners } from './value-listeners.ts'

interface LineFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onInput' | 'required'> {
  name: string
  label: string
  /** Shows the star beside the label. A line is required with it or without, unless it says more in `detail`. */
  hasMarker?: boolean
  /** What to know before typing in a line that may be left empty, such as `Optional`. */
  detail?: string
  /** What is wrong with the value. */
  error: string | undefined
  /** Whether a screen reader says the error as it appears; one that the button found is in the summary. */
  isErrorAnnounced?: boolean
  /** Whether the value was checked and nothing is wrong. */
  isRight: boolean
  onInput(value: string): void
}

/** A labelled line of text that says beside it what is wrong with it. */
export function LineField({
  label,
  hasMarker = false,
  detail,
  error,
  isErrorAnnounced = false,
  isRight,
  onInput,
  ...native
}: LineFieldProps) {
  const { name } = native
  const about = detail && `${name}-about`
  const wrong = error && `${name}-error`
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={name}>{label}</label>
      {detail && <small id={about}>{detail}</small>}
      <input
        {...native}
        id={name}
        maxLength={longestLine}
        // The style sheet draws the star; the form tells the browser not to check by itself.
        required={hasMarker}
        aria-required={!detail}
        aria-invalid={error !== undefined}
        aria-describedby={[about, wrong].filter(Boolean).join(' ') || undefined}
        {...valueListeners<HTMLInputElement>(native.value, onInput)}
      />
      {isRight && <Icon path={icons.right} />}
      {error && (
        <p id={wrong} role={isErrorAnnounced ? 'alert' : undefined}>
          <Icon path={icons.wrong} />
          <LiveText text={error} />
        </p>
      )}
    </div>
  )
}
