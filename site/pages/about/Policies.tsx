import {
  email,
  locale,
  mailHref,
  name,
  phone,
  postalTown,
  street,
  telHref,
} from 'virtual:content/business'
import { accessibility, privacy } from 'virtual:content/pages/about'
import type { ReactNode } from 'react'
import { Headline } from '../../components/blocks/Headline.tsx'
import { LinkedText } from '../../components/LinkedText.tsx'
import { useClock } from '../../hooks/prerendered.ts'
import * as statement from '../../words/accessibility.ts'
import * as words from '../../words/site.ts'
import './Policies.css'

const address = `${name}, ${street}, ${postalTown}`

/** The privacy policy; other pages link to /about#privacy. */
export function Privacy() {
  return (
    <Policy id="privacy" ground="on-sand" {...privacy} date={<LastUpdated />}>
      {privacy.sections.map(({ title, text }) => (
        <Part key={title} title={title} text={text} />
      ))}
      <Part
        title={words.about.contactUs}
        text={[words.about.reachUs({ phone, telHref, email, mailHref, address })]}
      />
    </Policy>
  )
}

/** The accessibility statement; other pages link to /about#accessibility. */
export function Accessibility() {
  const { aim, tested, limits, tellUs } = statement
  return (
    <Policy id="accessibility" {...statement}>
      <Part title={aim.title} text={[aim.text]} />
      <Part title={tested.title} text={[tested.text]}>
        <ul>
          {tested.list.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>{tested.note}</p>
      </Part>
      {accessibility && <Part title={limits.title} text={accessibility.limits} />}
      <Part title={tellUs.title} text={[tellUs.text({ phone, telHref, email, mailHref })]} />
    </Policy>
  )
}

interface PolicyProps {
  id: string
  ground?: string
  heading: string
  text: string
  date?: ReactNode
  children: ReactNode
}

function Policy({ id, ground = '', heading, text, date, children }: PolicyProps) {
  return (
    <section id={id} className={`band policy ${ground}`}>
      <div className="wrap split split-5">
        <div className="stay">
          <h2 className="d2">
            <Headline text={heading} />
          </h2>
          {date}
          <p className="lead">{text}</p>
        </div>
        <div className="marks policy-text">{children}</div>
      </div>
    </section>
  )
}

interface PartProps {
  title: string
  text: readonly string[]
  children?: ReactNode
}

function Part({ title, text, children }: PartProps) {
  return (
    <section>
      <h3>{title}</h3>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {children}
    </section>
  )
}

/** Today's date, added only in the browser: in the prerendered page it would go out of date. */
function LastUpdated() {
  const today = useClock(() => new Date().toLocaleDateString(locale, { dateStyle: 'long' }), '')
  return <p className="policy-date">{today && words.about.lastUpdated(today)}</p>
}
