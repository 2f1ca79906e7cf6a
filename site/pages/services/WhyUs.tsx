import { name, town } from 'virtual:content/business'
import { reasons } from 'virtual:content/pages/services'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { Points } from '../../components/blocks/Points.tsx'
import './WhyUs.css'

/** Four reasons, and the way on. */
export function WhyUs() {
  return (
    <section className="band lit on-gold why">
      <div className="wrap">
        <div className="why-head">
          <h2 className="d2">
            Why {town} Residents Choose {name}
          </h2>
          <div className="actions">
            <Link href="/quote-builder" className="btn btn-ink btn-l">
              Get Quote Now!
              <ArrowRight className="icon" aria-hidden />
            </Link>
          </div>
        </div>
        <Points points={reasons} look="barred" heading="d4" />
      </div>
    </section>
  )
}
