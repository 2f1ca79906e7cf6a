import { type MouseEvent, useRef, useState } from 'react'
import { useSay } from '../element/useLanguage.ts'
import { extensionOf } from '../rules/company/phone.ts'
import { type FindErrors, type FormState, isShownRight } from '../rules/lead/form-state.ts'
import { probableProvider, withProvider } from '../rules/lead/mistyped-email.ts'
import type { Person } from '../rules/lead/person.ts'
import { longestLine } from '../rules/text/text.ts'
import * as en from '../words/en.ts'
import { LiveText } from './Amounts.tsx'
import { LineField } from './LineField.tsx'

interface PersonFieldsProps<Fields extends Person> {
  form: FormState<Fields>
  errorsOf: FindErrors<Fields>
  /** The phone field's label, and whether it shows the star: the field is required either way. */
  phone: { readonly label: string; readonly hasMarker: boolean }
  onType(person: Partial<Person>): void
}

/** Who sends a form: name, email and phone. */
export function PersonFields<Fields extends Person>({
  form,
  errorsOf,
  phone,
  onType,
}: PersonFieldsProps<Fields>) {
  const say = useSay()
  const { fields, errors = {} } = form
  const extension = extensionOf(fields.phone)
  const field = (name: keyof Person) => ({
    name,
    value: fields[name],
    onInput: (text: string) => onType({ [name]: text }),
    error: errors[name],
    isRight: isShownRight(form, name, errorsOf),
  })
  return (
    <>
      <LineField
        {...field('name')}
        label={say(en.name)}
        hasMarker
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <EmailField {...field('email')} />
      <LineField
        {...field('phone')}
        label={phone.label}
        detail={extension && say(en.extension, { digits: extension })}
        hasMarker={phone.hasMarker}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="send"
      />
    </>
  )
}

interface EmailFieldProps {
  name: string
  value: string
  error: string | undefined
  isRight: boolean
  onInput(email: string): void
}

/**
 * The email field. Once nobody types in it, it asks about a provider that is probably misspelt, and
 * a press takes the right one. Such an address is not marked as right, and is sent as it is.
 */
function EmailField({ name, value, error, isRight, onInput }: EmailFieldProps) {
  const say = useSay()
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
      name={name}
      label={say(en.email)}
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
            <LiveText text={say(en.didYouMean, { provider })} />
          </button>
        )}
      </div>
    </LineField>
  )
}

interface HiddenFieldProps {
  value: string
  onInput(value: string): void
}

/** A field that people can neither see nor reach, so whoever fills it in is probably a robot. */
export function HiddenField({ value, onInput }: HiddenFieldProps) {
  const say = useSay()
  return (
    <span className="hidden" aria-hidden="true">
      <label htmlFor="website">{say(en.website)}</label>
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
