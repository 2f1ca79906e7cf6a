import { type MouseEvent, useRef, useState } from 'react'
import { probableProvider, withProvider } from '../rules/lead/mistyped-email.ts'
import * as words from '../words/person.ts'
import { LineField } from './LineField.tsx'
import { LiveText } from './LiveText.tsx'

interface EmailFieldProps {
  value: string
  error: string | undefined
  isRight: boolean
  onInput(email: string): void
}

/**
 * The email field. Once nobody types in it, it asks about a provider that is probably misspelt, and
 * a press takes the right one. Such an address is not marked as right, and is sent as it is.
 */
export function EmailField({ value, error, isRight, onInput }: EmailFieldProps) {
  const [isTyping, setTyping] = useState(false)
  // A browser may fill in a field that nobody types in.
  const hasFocus = useRef(false)
  const provider = probableProvider(value)

  const take = ({ currentTarget }: MouseEvent) => {
    onInput(withProvider(value, provider))
    // The button goes, and the corrected address is read out.
    currentTarget.closest('.field')?.querySelector('input')?.focus()
  }

  return (
    <LineField
      name="email"
      label={words.email}
      hasMarker
      type="email"
      inputMode="email"
      autoComplete="email"
      enterKeyHint="next"
      value={value}
      error={error}
      isRight={isRight && !provider}
      onInput={(email) => {
        setTyping(hasFocus.current)
        onInput(email)
      }}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
        setTyping(false)
      }}
    >
      <div className="hint" role="status">
        {provider && !isTyping && !error && (
          <button type="button" onClick={take}>
            <LiveText text={words.didYouMean(provider)} />
          </button>
        )}
      </div>
    </LineField>
  )
}
