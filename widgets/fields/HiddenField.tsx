import { longestLine } from '../rules/text.ts'
import { TextField } from './TextField.tsx'

interface HiddenFieldProps {
  value: string
  onInput(value: string): void
}

/** A field that people neither see nor reach: whoever fills it is likely a robot. */
export function HiddenField({ value, onInput }: HiddenFieldProps) {
  return (
    <span className="hidden" aria-hidden="true">
      <TextField
        name="website"
        label="Website"
        value={value}
        maxLength={longestLine}
        tabIndex={-1}
        autoComplete="off"
        onInput={onInput}
      />
    </span>
  )
}
