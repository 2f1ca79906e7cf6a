import { area, city, email, mailHref, name, phone, street, telHref } from 'virtual:content/business'
import { places } from 'virtual:content/pages/location'
import { ArrowRight, Mail, MapPin, Navigation, Phone } from 'lucide-react'
import { Link } from 'wouter'
import { Ways } from '../../components/blocks/Ways.tsx'
import { Drawing } from '../../components/pictures/Drawing.tsx'
import { Hours } from './Hours.tsx'
import './LocationPage.css'

const directions = new URL('https://www.google.com/maps/dir/?api=1')
directions.searchParams.set('destination', `${name}, ${street}, ${city}`)

const ways = [
  {
    icon: MapPin,
    label: 'Address', // The city stays in one piece.
    text: `${street}, ${city.replaceAll(' ', '\u00a0')}`,
  },
  { icon: Phone, label: 'Phone', text: phone, href: telHref },
  { icon: Mail, label: 'Email', text: email, href: mailHref },
]

/** Where we are, when, and where we go. */
export function LocationPage() {
  return (
    <>
      <div className="page-head split split-end wrap location">
        <h1 tabIndex={-1}>We come to you.</h1>
        <div>
          <p className="lead">
            Still, every company should have a door to knock on. Ours is in {city}.
          </p>
          <div className="actions">
            <a className="btn btn-gold" href={directions.href} target="_blank" rel="noopener">
              <Navigation className="icon" aria-hidden />
              Get Directions
              <span className="hidden"> (opens in a new tab)</span>
            </a>
            <Link href="/quote-builder" className="btn btn-line">
              Get Free Quote
              <ArrowRight className="icon" aria-hidden />
            </Link>
          </div>
        </div>
        <section className="location-map" aria-label="Map">
          <Drawing name="street-map" isFirst />
          <p>Loading map</p>
        </section>
        <Ways ways={ways} className="on-card location-ways" />
      </div>
      <Hours />
      <section className="band lit on-sage">
        <div className="wrap reaches">
          <h2 className="d2">{area}: that is our round.</h2>
          {places.map(({ title, names }) => (
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
