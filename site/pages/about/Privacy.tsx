import {
  city,
  email,
  locale,
  mailHref,
  name,
  phone,
  street,
  telHref,
} from 'virtual:content/business'
import { privacy } from 'virtual:content/pages/about'
import { Headline } from '../../components/blocks/Headline.tsx'
import { LinkedText } from '../../components/LinkedText.tsx'
import { useClock } from '../../hooks/prerendered.ts'
import * as words from '../../words/site.ts'

const address = `${name}, ${street}, ${city}`

/** The privacy policy; other pages link to /about#privacy. */
export function Privacy() {
  return (
    <section id="privacy" className="band on-sand privacy">
      <div className="wrap split split-5">
        <div className="stay">
          <h2 className="d2">
            <Headline text={privacy.heading} />
          </h2>
          <LastUpdated />
          <p className="lead">{privacy.text}</p>
        </div>
        <div className="marks privacy-text">
          {privacy.sections.map(({ title, text }) => (
            <section key={title}>
              <h3>{title}</h3>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <section>
            <h3>{words.about.contactUs}</h3>
            <p>
              <LinkedText
                text={words.about.reachUs({ phone, telHref, email, mailHref, address })}
              />
            </p>
          </section>
        </div>
      </div>
    </section>
  )
}

/** Today's date, added only in the browser: in the prerendered page it would go out of date. */
function LastUpdated() {
  const today = useClock(() => new Date().toLocaleDateString(locale, { dateStyle: 'long' }), '')
  return <p className="privacy-date">{today && words.about.lastUpdated(today)}</p>
}
