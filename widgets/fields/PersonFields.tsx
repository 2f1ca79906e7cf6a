import { extensionOf } from '../rules/company/phone.ts'
import { type FindErrors, type FormState, isShownRight } from '../rules/lead/form-state.ts'
import type { Person } from '../rules/lead/person.ts'
import * as words from '../words/person.ts'
import { EmailField } from './EmailField.tsx'
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
  const { fields, errors = {} } = form
  const extension = extensionOf(fields.phone)
  return (
    <>
      <LineField
        name="name"
        label={words.name}
        hasMarker
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        value={fields.name}
        error={errors.name}
        isRight={isShownRight(form, 'name', errorsOf)}
        onInput={(name) => onType({ name })}
      />
      <EmailField
        value={fields.email}
        error={errors.email}
        isRight={isShownRight(form, 'email', errorsOf)}
        onInput={(email) => onType({ email })}
      />
      <LineField
        name="phone"
        label={phone.label}
        detail={extension && words.extension(extension)}
        hasMarker={phone.hasMarker}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="send"
        value={fields.phone}
        error={errors.phone}
        isRight={isShownRight(form, 'phone', errorsOf)}
        onInput={(number) => onType({ phone: number })}
      />
    </>
  )
}
