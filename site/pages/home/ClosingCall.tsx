import { ArrowRight, Phone } from 'lucide-react'
import { Link } from 'wouter'
import { Spark } from '../../components/Spark.tsx'
import { phone, telHref } from '../../content/business.ts'
import './ClosingCall.css'

/** The last word before the footer. */
export function ClosingCall() {
  return (
    <section className="closing">
      <div className="wrap closing-columns">
        <h2 className="d2">
          A price before the kettle{' '}
          <span className="closing-end">
            boils.
            <Spark />
          </span>
        </h2>
        <div>
          <p>Choose a service, tap in what needs cleaning, and read every line of the quote.</p>
          <div className="closing-actions">
            <Link href="/quote-builder" className="btn btn-gold">
              Get Quote Now!
              <ArrowRight className="icon" aria-hidden />
            </Link>
            <a href={telHref} className="btn btn-line">
              <Phone className="icon" aria-hidden />
              {phone}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
