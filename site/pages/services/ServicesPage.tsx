import { cards, hero } from 'virtual:content/pages/services'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { PageHeading } from '../../components/blocks/PageHeading.tsx'
import { quoteLabel } from '../../routes/routes.ts'
import { onThisPage } from '../../words/services.ts'
import { Overview } from './Overview.tsx'
import { WhyUs } from './WhyUs.tsx'
import './ServicesPage.css'

/** The page of all services. */
export function ServicesPage() {
  return (
    <>
      <section className="page-head split split-8 split-end wrap offer">
        <PageHeading text={hero.heading} />
        <div>
          <p className="lead">{hero.text}</p>
          <div className="actions">
            <Link href="/inquiries" className="btn btn-gold btn-l">
              {quoteLabel}
              <ArrowRight className="icon" aria-hidden />
            </Link>
          </div>
        </div>
        <nav className="offer-index" aria-label={onThisPage}>
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
