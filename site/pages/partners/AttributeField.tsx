import { ChevronDown } from 'lucide-react'
import { Field, idOf, TextInput } from './Field.tsx'
import { idOfMeaning, Meaning } from './Meaning.tsx'
import { Segment } from './Segment.tsx'
import { choicesOf, type Setting } from './setting.ts'

/**
 * An attribute to try, with its sentence: up to three choices side by side, more in a list, anything else as text.
 * Lists and groups repeat their name, as accessibility checkers read no label in a group that is closed.
 */
export function AttributeField({ setting }: { setting: Setting }) {
  const meaning = idOfMeaning(setting)
  const choices = choicesOf(setting)
  if (choices.length === 0) {
    return (
      <Field setting={setting}>
        <TextInput
          setting={setting}
          placeholder={setting.default || 'not set'}
          describedBy={meaning}
        />
        <Meaning setting={setting} />
      </Field>
    )
  }
  if (choices.length > 3) {
    return (
      <Field setting={setting}>
        <span className="select">
          <select
            id={idOf(setting)}
            name={setting.name}
            aria-label={setting.name}
            aria-describedby={meaning}
          >
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown className="icon" />
        </span>
        <Meaning setting={setting} />
      </Field>
    )
  }
  return (
    <fieldset
      className="field"
      data-of={setting.tags.join(' ')}
      aria-label={setting.name}
      aria-describedby={meaning}
    >
      <legend>{setting.name}</legend>
      <div className="segments">
        {choices.map(({ value, label }) => (
          <Segment key={value} name={setting.name} value={value} isChosen={value === ''}>
            {label}
          </Segment>
        ))}
      </div>
      <Meaning setting={setting} />
    </fieldset>
  )
}
