import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Price } from '../../components/blocks/Price.tsx'
import { SectionHead } from '../../components/blocks/SectionHead.tsx'
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

const grounds: Record<ServiceId, string> = {
  residential: 'on-sand',
  commercial: 'on-gold',
  airbnb: 'on-sage',
  'pressure-washing': 'on-ink',
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
      <SectionHead
        heading={
          <>
            Four services. <br />
            One price tool.
          </>
        }
        text="Every number below is the number the quote tool uses."
      />
      <ul className="services">
        {services.map(({ id, path, text, unit }) => (
          <li key={id} className={`tile tile-art ${grounds[id]} service service-${id}`}>
            {art[id]}
            <h3 className="d3">
              <Link href={path} className="cover">
                {names[id]}
              </Link>
            </h3>
            <p>{text}</p>
            <p className="service-price">
              {unit} <Price dollars={startsAt[id]} size={4} />
            </p>
            <span className="tile-icon tile-icon-l service-go">
              <ArrowRight className="icon" aria-hidden />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
