import { cards, hero, reasons } from 'virtual:content/pages/services'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { Headline } from '../../components/blocks/Headline.tsx'
import { PageHeading } from '../../components/blocks/PageHeading.tsx'
import { PointList } from '../../components/blocks/PointList.tsx'
import { Rest } from '../../components/layout/Rest.tsx'
import { quoteLabel } from '../../routes/routes.ts'
import * as words from '../../words/site.ts'
import { Overview } from './Overview.tsx'
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
        <nav className="offer-index" aria-label={words.services.onThisPage}>
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
      <Rest>
        <div className="overviews wrap">
          {cards.map((card, index) => (
            <Overview key={card.id} {...card} index={index} />
          ))}
        </div>
        <WhyUs />
      </Rest>
    </>
  )
}

/** The reasons to choose us, and the link to a quote. */
function WhyUs() {
  return (
    <section className="band lit on-gold why">
      <div className="wrap">
        <div className="why-head">
          <h2 className="d2">
            <Headline text={reasons.heading} />
          </h2>
          <div className="actions">
            <Link href="/quote-builder" className="btn btn-ink btn-l">
              {words.actions.getQuoteNow}
              <ArrowRight className="icon" aria-hidden />
            </Link>
          </div>
        </div>
        <PointList points={reasons.points} look="barred" heading="d4" />
      </div>
    </section>
  )
}
