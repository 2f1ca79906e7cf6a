import { reasons } from 'virtual:content/pages/services'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { Headline } from '../../components/blocks/Headline.tsx'
import { PointList } from '../../components/blocks/PointList.tsx'
import { getQuoteNow } from '../../words/actions.ts'
import './WhyUs.css'

/** The reasons to choose us, and the link to a quote. */
export function WhyUs() {
  return (
    <section className="band lit on-gold why">
      <div className="wrap">
        <div className="why-head">
          <h2 className="d2">
            <Headline text={reasons.heading} />
          </h2>
          <div className="actions">
            <Link href="/quote-builder" className="btn btn-ink btn-l">
              {getQuoteNow}
              <ArrowRight className="icon" aria-hidden />
            </Link>
          </div>
        </div>
        <PointList points={reasons.points} look="barred" heading="d4" />
      </div>
    </section>
  )
}
