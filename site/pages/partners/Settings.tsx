import type { ReactNode } from 'react'
import type { Kind } from './browser/settings.ts'
import { Prose } from './Contract.tsx'
import type { ElementDescription } from './element-descriptions.ts'
import { choicesOf, kindOf, type Setting, settingsOf } from './setting.ts'

interface Props {
  elements: ElementDescription[]
  /** The attributes that answer a question for the visitor. */
  answering: readonly string[]
}

/** The settings of the preview: which element, and a control for each attribute and each token. */
export function Settings({ elements, answering }: Props) {
  const attributes = settingsOf(elements, 'attributes')
  const inGroup = (group: string) =>
    attributes.filter(({ name }) => groupOf(name, answering) === group)
  return (
    <form className="on-card settings" id="settings" aria-label="Settings" autoComplete="off">
      <h3>What goes on your page</h3>
      <Segments
        legend="Element"
        name="shown"
        choices={[
          ['quote-builder', 'Prices'],
          ['inquiry-form', 'Inquiries'],
        ]}
        chosen="quote-builder"
      />
      <Group title="What it does" attributes={inGroup('behaviour')} isOpen />
      <Group title="What your page knows already" attributes={inGroup('known')} />
      <Group title="How it looks" attributes={inGroup('looks')}>
        <div className="fields tokens">
          {settingsOf(elements, 'tokens').map((setting) => (
            <TokenField key={setting.name} setting={setting} />
          ))}
        </div>
      </Group>
      <Group title="Your own EmailJS" attributes={inGroup('mail')} />
      <button type="reset" className="pill">
        Back to the defaults
      </button>
    </form>
  )
}

function groupOf(name: string, answering: readonly string[]): string {
  if (name === 'theme') return 'looks'
  if (name.startsWith('email-')) return 'mail'
  return answering.includes(name) || name.startsWith('contact-') ? 'known' : 'behaviour'
}

interface GroupProps {
  title: string
  attributes: Setting[]
  isOpen?: boolean
  children?: ReactNode
}

/** Settings that belong together; opening one group closes the others. */
function Group({ title, attributes, isOpen = false, children }: GroupProps) {
  return (
    <details name="settings" open={isOpen}>
      <summary className="d6">{title}</summary>
      <div className="fields">
        {attributes.map((setting) => (
          <AttributeField key={setting.name} setting={setting} />
        ))}
      </div>
      {children}
    </details>
  )
}

/** An attribute to try, with its meaning below: choices in a list, anything else as text. */
function AttributeField({ setting }: { setting: Setting }) {
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
function TokenField({ setting }: { setting: Setting }) {
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

interface SegmentsProps {
  legend: string
  name: string
  /** Values with their labels. */
  choices: [value: string, label: string][]
  chosen: string
  /** Whether each value is a language, and its label the name in that language. */
  isNamedInItself?: boolean
}

/** Radio buttons next to each other. They belong to the settings form, wherever they are. */
export function Segments({ legend, name, choices, chosen, isNamedInItself }: SegmentsProps) {
  return (
    <fieldset className="segments">
      <legend className="hidden">{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            className="hidden"
            type="radio"
            name={name}
            value={value}
            form="settings"
            defaultChecked={value === chosen}
          />
          <span lang={isNamedInItself ? value : undefined}>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
