import { useSay } from '../element/useLanguage.ts'
import * as en from '../words/en.ts'
import { LiveText } from './Amounts.tsx'
import { valueListeners } from './value-listeners.ts'

interface TextAreaProps {
  name: string
  label: string
  value: string
  maxLength: number
  onInput(value: string): void
}

/** The number of characters left is shown once it is this low. */
const nearTheLimit = 500

/** An optional message of several lines; near its limit it shows how many characters are left. */
export function TextArea({ name, label, value, maxLength, onInput }: TextAreaProps) {
  const say = useSay()
  const detailId = `${name}-about`
  const charactersLeft = maxLength - value.length
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <small id={detailId}>
        <LiveText
          text={
            charactersLeft <= nearTheLimit
              ? say(en.charactersLeft, { n: charactersLeft })
              : say(en.optional)
          }
        />
      </small>
      <textarea
        id={name}
        name={name}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        aria-describedby={detailId}
        {...valueListeners<HTMLTextAreaElement>(value, onInput)}
      />
    </div>
  )
}
