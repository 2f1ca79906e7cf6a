import { catalogue, pages } from 'virtual:content/catalogue'
import { services } from 'virtual:content/pages/home'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { serviceOf } from '../../../widgets/rules/engine/answers.ts'
import { cardPrice } from '../../../widgets/rules/engine/quote.ts'
import { SectionHead } from '../../components/blocks/Headline.tsx'
import { Price } from '../../components/blocks/Price.tsx'
import { SlantPicture } from '../../components/pictures/SlantPicture.tsx'
import { minimumText } from '../../prices/priced-answers.ts'
import './Services.css'

/** The backgrounds of the cards, in turn. */
const grounds = ['on-sand', 'on-gold', 'on-sage', 'on-ink']

/** A card for each service, with the price of a small example. */
export function Services() {
  return (
    <section className="section wrap">
      <SectionHead
        heading={services.heading}
        text={`${services.text} ${minimumText(catalogue)}`.trim()}
      />
      <ul className="services">
        {pages.map(({ id, name, path, text, picture }, index) => (
          <li key={id} className={`tile tile-art ${grounds[index % grounds.length]} service`}>
            {picture && <SlantPicture name={picture} />}
            <h3 className="d3">
              <Link href={path} className="cover">
                {name}
              </Link>
            </h3>
            <p>{text}</p>
            <CardPrice id={id} />
            <span className="tile-icon tile-icon-l service-go">
              <ArrowRight className="icon" aria-hidden />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The price of the example that the service's `card` names. */
function CardPrice({ id }: { id: string }) {
  const service = serviceOf(catalogue, id)
  if (!service) return null
  return (
    <p className="service-price">
      {service.card.unit} <Price dollars={cardPrice(catalogue, service) / 100} size={4} />
    </p>
  )
}
