import {
  city,
  email,
  hours,
  mailHref,
  name,
  phone,
  street,
  telHref,
  timeZone,
} from 'virtual:content/business'
import { closedDates } from 'virtual:content/contact-step'
import { hero, holidayNote, served } from 'virtual:content/pages/location'
import { ArrowRight, Mail, MapPin, Navigation, Phone } from 'lucide-react'
import { Link } from 'wouter'
import { daysOf } from '../../../widgets/rules/company/hours.ts'
import { dayIn, isAmong, weekdayOf } from '../../../widgets/rules/company/preferred-day.ts'
import { Fact, Facts } from '../../components/blocks/Facts.tsx'
import { Headline } from '../../components/blocks/Headline.tsx'
import { PageHeading } from '../../components/blocks/PageHeading.tsx'
import { Ways } from '../../components/blocks/Ways.tsx'
import { Drawing } from '../../components/pictures/Drawing.tsx'
import { useClock } from '../../hooks/prerendered.ts'
import { quoteLabel } from '../../routes/routes.ts'
import * as words from '../../words/site.ts'
import './LocationPage.css'

const directions = new URL('https://www.google.com/maps/dir/?api=1')
directions.searchParams.set('destination', `${name}, ${street}, ${city}`)

const ways = [
  {
    icon: MapPin,
    label: words.location.address,
    // Non-breaking spaces keep the city on one line.
    text: `${street}, ${city.replaceAll(' ', '\u00a0')}`,
  },
  { icon: Phone, label: words.location.phone, text: phone, href: telHref },
  { icon: Mail, label: words.location.email, text: email, href: mailHref },
]

/** The address, the hours and the places that the company serves. */
export function LocationPage() {
  return (
    <>
      <div className="page-head split split-end wrap location">
        <PageHeading text={hero.heading} />
        <div>
          <p className="lead">{hero.text}</p>
          <div className="actions">
            <a className="btn btn-gold" href={directions.href} target="_blank" rel="noopener">
              <Navigation className="icon" aria-hidden />
              {words.location.directions}
              <span className="hidden"> {words.actions.newTab}</span>
            </a>
            <Link href="/quote-builder" className="btn btn-line">
              {quoteLabel}
              <ArrowRight className="icon" aria-hidden />
            </Link>
          </div>
        </div>
        <section className="location-map" aria-label={words.location.map}>
          <Drawing name={hero.map} isFirst />
          <p>{words.location.loadingMap}</p>
        </section>
        <Ways ways={ways} className="on-card location-ways" />
      </div>
      <Hours />
      <section className="band lit on-sage">
        <div className="wrap reaches">
          <h2 className="d2">
            <Headline text={served.heading} />
          </h2>
          {served.places.map(({ title, names }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </>
  )
}

/** The business hours. The browser marks today's row, in the company's time zone. */
function Hours() {
  const today = useClock(() => dayIn(timeZone, new Date()), '')
  const mark = isAmong(closedDates, today) ? words.location.closedToday : words.location.today

  return (
    <section className="section wrap split split-5">
      <div>
        <h2 className="d2">{words.frame.businessHours}</h2>
        <p className="hours-note on-sand">
          <b className="d6">{words.location.holidays}</b>
          {holidayNote}
        </p>
      </div>
      <Facts className="hours">
        {hours.map(({ days, time }) => {
          const isToday = daysOf(days)?.some((day) => day === weekdayOf(today)) ?? false
          return (
            <Fact key={days} term={<Days days={days} isToday={isToday} mark={mark} />}>
              {time}
            </Fact>
          )
        })}
      </Facts>
    </section>
  )
}

/** Other days keep space for the mark too, so that nothing moves when it appears. */
function Days({ days, isToday, mark }: { days: string; isToday: boolean; mark: string }) {
  return (
    <>
      {days}{' '}
      <span className="chip on-gold" data-today={isToday}>
        {mark}
      </span>
    </>
  )
}
