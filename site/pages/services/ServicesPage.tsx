import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { area, city, services } from '../../content/business.ts'
import { serviceCards } from '../../content/service-cards.ts'
import { Overview } from './Overview.tsx'
import { WhyUs } from './WhyUs.tsx'
import './ServicesPage.css'

const cards = serviceCards(services)

/** Every service in one place. */
export function ServicesPage() {
  return (
    <>
      <section className="page-head split split-8 split-end wrap offer">
        <h1 tabIndex={-1}>Professional Cleaning Services in {city}</h1>
        <div>
          <p className="lead">
            Six ways to hand over the mess, for homes, businesses and hosts across {area}. Not sure
            which? Read the signs.
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
        {cards.map((card) => (
          <Overview key={card.id} {...card} />
        ))}
      </div>
      <WhyUs />
    </>
  )
}
