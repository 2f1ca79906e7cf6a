import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Price } from '../../components/Price.tsx'
import { SlantPicture } from '../../components/pictures/SlantPicture.tsx'
import { services as names } from '../../content/business.ts'
import { prices } from '../../content/prices.ts'
import { services } from '../../content/services.ts'
import type { ServiceId } from '../../content/types.ts'
import './Services.css'

/** Dollars, straight from the quote builder's table. */
const startsAt: Record<ServiceId, number> = {
  residential: prices.residential.bedrooms,
  commercial: prices.commercial.officeCount,
  airbnb: prices.airbnb.bedrooms,
  'pressure-washing': prices.drivewaySize['1-car'],
}

const art: Record<ServiceId, ReactNode> = {
  residential: <SlantPicture name="living-room-after" />,
  commercial: <SlantPicture name="shop" />,
  airbnb: <SlantPicture name="bedroom-after" />,
  'pressure-washing': <SlantPicture name="house-front-after" />,
}

/** Four cards, one a service, each with the first number of its price list. */
export function Services() {
  return (
    <section className="section wrap">
      <div className="section-head">
        <h2 className="d2">
          Four services. <br />
          One price tool.
        </h2>
        <p className="lead">Every number below is the number the quote tool uses.</p>
      </div>
      <ul className="services">
        {services.map(({ id, path, text, unit }) => (
          <li key={id} className={`service service-${id}`}>
            {art[id]}
            <h3>
              <Link href={path}>{names[id]}</Link>
            </h3>
            <p>{text}</p>
            <p className="service-price">
              {unit} <Price dollars={startsAt[id]} />
            </p>
            <span className="service-go">
              <ArrowRight className="icon" aria-hidden />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
