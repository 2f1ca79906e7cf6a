import type { ReactNode } from 'react'
import type { Kind } from './browser/css-value.ts'
import { Prose } from './Prose.tsx'
import { choicesOf, kindOf, type Setting } from './setting.ts'

/** An attribute to try, with its meaning below: choices in a list, anything else as text. */
export function AttributeField({ setting }: { setting: Setting }) {
  const { name } = setting
  const choices = choicesOf(setting)
  const meaning = `means-${name}`
  return (
    <Field setting={setting}>
      {choices.length > 0 ? (
        // Accessibility checkers ignore a label in a closed group, so the list repeats its name.
        <select id={idOf(name)} name={name} aria-label={name} aria-describedby={meaning}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <TextInput name={name} placeholder={setting.default || 'not set'} describedBy={meaning} />
      )}
      <div className="meaning" id={meaning}>
        {setting.meanings.map(({ tags, text }, index) => (
          <p key={text} data-of={tags.join(' ')} hidden={index > 0}>
            <Prose text={text} />
          </p>
        ))}
        <b data-lacking="" />
      </div>
    </Field>
  )
}

/** A token to try: a colour also from a palette, anything else as text. */
export function TokenField({ setting }: { setting: Setting }) {
  const { name, default: initial } = setting
  const kind = kindOf(setting)
  const placeholder = initial.startsWith('light-dark') ? 'per theme' : initial
  return (
    <Field setting={setting}>
      <span className="pair">
        {kind === 'color' && (
          <input
            type="color"
            defaultValue={firstHex(initial)}
            data-picks={name}
            aria-label={`${name}, from a palette`}
          />
        )}
        <TextInput name={name} placeholder={placeholder} takes={kind} />
      </span>
    </Field>
  )
}

/** The id that ties a setting's label to its control. */
const idOf = (name: string) => `set-${name}`

/** A setting's name and the control below it. */
function Field({ setting, children }: { setting: Setting; children: ReactNode }) {
  return (
    <div className="field" data-of={setting.tags.join(' ')}>
      <label htmlFor={idOf(setting.name)}>{setting.name}</label>
      {children}
    </div>
  )
}

interface TextInputProps {
  name: string
  placeholder: string
  /** The kind of CSS value that it accepts; without it, any text. */
  takes?: Kind
  /** The id of its description. */
  describedBy?: string
}

/** An input for a value, typed exactly as it is written into the page. */
function TextInput({ name, placeholder, takes, describedBy }: TextInputProps) {
  return (
    <input
      id={idOf(name)}
      name={name}
      placeholder={placeholder}
      autoCapitalize="off"
      spellCheck={false}
      data-takes={takes}
      aria-describedby={describedBy}
    />
  )
}

/** The first colour of a token's default, in the six digits that a colour input needs. */
function firstHex(value: string): string {
  const [hex = '#000000'] = /#[\da-f]{3,6}/i.exec(value) ?? []
  return hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
}
