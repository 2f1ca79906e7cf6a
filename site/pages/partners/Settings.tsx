import type { ReactNode } from 'react'
import type { ElementDescription } from './element-descriptions.ts'
import { AttributeField, TokenField } from './Field.tsx'
import { Segments } from './Segments.tsx'
import { type Setting, settingsOf } from './setting.ts'

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
