import { email, mailHref, name, phone, postalTown, street, telHref } from 'virtual:content/business'
import { hero, served } from 'virtual:content/pages/location'
import { ArrowRight, Mail, MapPin, Navigation, Phone } from 'lucide-react'
import { Link } from 'wouter'
import { Headline } from '../../components/blocks/Headline.tsx'
import { PageHeading } from '../../components/blocks/PageHeading.tsx'
import { Ways } from '../../components/blocks/Ways.tsx'
import { Drawing } from '../../components/pictures/Drawing.tsx'
import { quoteLabel } from '../../routes/routes.ts'
import * as words from '../../words/site.ts'
import { Hours } from './Hours.tsx'
import './LocationPage.css'

const directions = new URL('https://www.google.com/maps/dir/?api=1')
directions.searchParams.set('destination', `${name}, ${street}, ${postalTown}`)

const ways = [
  {
    icon: MapPin,
    label: words.location.address,
    // Non-breaking spaces keep the city on one line.
    text: `${street}, ${postalTown.replaceAll(' ', '\u00a0')}`,
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
