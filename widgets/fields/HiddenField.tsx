import { longestLine } from '../rules/text/text.ts'
import * as en from '../words/en.ts'

interface HiddenFieldProps {
  value: string
  onInput(value: string): void
}

/** A field that people can neither see nor reach, so whoever fills it in is probably a robot. */
export function HiddenField({ value, onInput }: HiddenFieldProps) {
  return (
    <span className="hidden" aria-hidden="true">
      <label htmlFor="website">{en.website}</label>
      <input
        id="website"
        name="website"
        value={value}
        maxLength={longestLine}
        tabIndex={-1}
        autoComplete="off"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </span>
  )
}
