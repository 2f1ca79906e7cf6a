import type { InputHTMLAttributes, ReactNode } from 'react'
import { Icon, icons } from '../element/Icon.tsx'
import { longestLine } from '../rules/text/text.ts'
import { LiveText } from './Amounts.tsx'
import { valueListeners } from './value-listeners.ts'

interface LineFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onInput' | 'required'> {
  name: string
  label: string
  /** Shows the star next to the label. */
  hasMarker?: boolean
  /** A field that may be left empty; any other is required even without the star. */
  isOptional?: boolean
  /** A hint next to the label. */
  detail?: string
  /** What is wrong with the value. */
  error: string | undefined
  /** Whether a screen reader reads the error when it appears; errors found on submit are in the summary. */
  isErrorAnnounced?: boolean
  /** Whether the value was checked and nothing is wrong. */
  isRight: boolean
  onInput(value: string): void
  /** Follows the input. */
  children?: ReactNode
}

/** A labelled one-line text field that shows its own error. */
export function LineField({
  label,
  hasMarker = false,
  isOptional = false,
  detail,
  error,
  isErrorAnnounced = false,
  isRight,
  onInput,
  children,
  ...native
}: LineFieldProps) {
  const { name } = native
  const detailId = detail && `${name}-about`
  const errorId = error && `${name}-error`
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={name}>{label}</label>
      {detail && <small id={detailId}>{detail}</small>}
      <input
        {...native}
        id={name}
        maxLength={longestLine}
        // The style sheet draws the star from this; the form is `noValidate`, so the browser does
        // not check.
        required={hasMarker}
        aria-required={!isOptional}
        aria-invalid={error !== undefined}
        aria-describedby={[detailId, errorId].filter(Boolean).join(' ') || undefined}
        {...valueListeners<HTMLInputElement>(native.value, onInput)}
      />
      {children}
      {isRight && <Icon path={icons.right} />}
      {error && (
        <p id={errorId} role={isErrorAnnounced ? 'alert' : undefined}>
          <Icon path={icons.wrong} />
          <LiveText text={error} />
        </p>
      )}
    </div>
  )
}
