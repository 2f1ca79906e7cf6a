import { area, city } from 'virtual:content/business'
import { serviceNames } from 'virtual:content/catalogue'
import { cards as ownCards } from 'virtual:content/pages/services'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { countInWords } from '../../number-words.ts'
import { Overview } from './Overview.tsx'
import { WhyUs } from './WhyUs.tsx'
import './ServicesPage.css'

const cards = ownCards.flatMap((card) => {
  const title = card.title ?? serviceNames[card.id]
  return title === undefined ? [] : { ...card, title }
})

/** Every service in one place. */
export function ServicesPage() {
  return (
    <>
      <section className="page-head split split-8 split-end wrap offer">
        <h1 tabIndex={-1}>Professional Cleaning Services in {city}</h1>
        <div>
          <p className="lead">
            {countInWords(cards.length, 'way', 'ways')} to hand over the mess, for homes, businesses
            and hosts across {area}. Not sure which? Read the signs.
          </p>
          <div className="actions">
            <Link href="/inquiries" className="btn btn-gold btn-l">
              Get Free Quote
              <ArrowRight className="icon" aria-hidden />
            </Link>
          </div>
        </div>
        <nav className="offer-index" aria-label="On this page">
          <ol>
            {cards.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="pill">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </section>
      <div className="overviews wrap">
        {cards.map((card, index) => (
          <Overview key={card.id} {...card} place={index} />
        ))}
      </div>
      <WhyUs />
    </>
  )
}
