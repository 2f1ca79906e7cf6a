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
import { useBrowserValue } from '../../hooks/use-browser-value.ts'
import './Privacy.css'

/** The privacy policy; other pages link to /about#privacy. */
export function Privacy() {
  return (
    <section id="privacy" className="band on-sand privacy">
      <div className="wrap split split-5">
        <div className="stay">
          <h2 className="d2">Privacy Policy</h2>
          <LastUpdated />
          <p className="lead">Short, because we collect little.</p>
        </div>
        <div className="marks privacy-text">
          {privacy.map(({ title, text }) => (
            <section key={title}>
              <h3>{title}</h3>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <section>
            <h3>Contact Us</h3>
            <p>
              For anything about your data, call <a href={telHref}>{phone}</a>, write to{' '}
              <a href={mailHref}>{email}</a>, or send a letter to {name}, {street}, {city}.
            </p>
          </section>
        </div>
      </div>
    </section>
  )
}

/** Today's date, known only in the browser: in the prerendered page it would grow old. */
function LastUpdated() {
  const today = useBrowserValue(
    () => new Date().toLocaleDateString(locale, { dateStyle: 'long' }),
    '',
  )
  return <p className="privacy-date">{today && `Last updated ${today}`}</p>
}
