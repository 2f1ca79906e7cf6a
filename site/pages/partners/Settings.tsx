import { ChevronDown, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { AttributeField } from './AttributeField.tsx'
import type { Described } from './described.ts'
import { Segment } from './Segment.tsx'
import { Switch } from './Switch.tsx'
import { settingsOf } from './setting.ts'
import { TokenField } from './TokenField.tsx'

interface Props {
  elements: Described[]
  /** The attributes that answer for the visitor. */
  answering: readonly string[]
}

/** The settings of the preview: which elements, and a control for each attribute and each token. */
export function Settings({ elements, answering }: Props) {
  const attributes = settingsOf(elements, 'attributes')
  const mail = attributes.filter(({ name }) => name.startsWith('email-'))
  const looks = attributes.filter(({ name }) => name === 'theme')
  const known = attributes.filter(({ name }) => answering.includes(name) || /^contact-/.test(name))
  const apart = [...mail, ...looks, ...known]
  const behaviour = attributes.filter((one) => !apart.includes(one))
  return (
    <form className="settings" id="settings" aria-label="Settings">
      <fieldset className="pick">
        <legend>What goes on your page</legend>
        <div className="segments">
          <Segment name="shown" value="quote-builder" isChosen>
            Prices
          </Segment>
          <Segment name="shown" value="inquiry-form">
            Inquiries
          </Segment>
        </div>
        <Switch name="both">Both, each with its own settings</Switch>
      </fieldset>
      <Group title="What it does" isOpen>
        {behaviour.map((setting) => (
          <AttributeField key={setting.name} setting={setting} />
        ))}
      </Group>
      <Group title="What your page knows already">
        {known.map((setting) => (
          <AttributeField key={setting.name} setting={setting} />
        ))}
      </Group>
      <Group title="How it looks">
        {looks.map((setting) => (
          <AttributeField key={setting.name} setting={setting} />
        ))}
        {settingsOf(elements, 'tokens').map((setting) => (
          <TokenField key={setting.name} setting={setting} />
        ))}
      </Group>
      <Group title="Your own EmailJS">
        {mail.map((setting) => (
          <AttributeField key={setting.name} setting={setting} />
        ))}
      </Group>
      <p className="undo">
        <button type="reset" className="btn btn-s quiet">
          <RotateCcw className="icon" />
          Back to the defaults
        </button>
      </p>
    </form>
  )
}

interface GroupProps {
  title: string
  isOpen?: boolean
  children: ReactNode
}

/** Settings that belong together; opening one group closes the others. */
function Group({ title, isOpen = false, children }: GroupProps) {
  return (
    <details className="group" name="settings" open={isOpen}>
      <summary>
        {title}
        <ChevronDown className="icon" />
      </summary>
      <div className="fields">{children}</div>
    </details>
  )
}
