import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { Price } from '../../components/Price.tsx'
import { prices } from '../../content/prices.ts'

/** Beside the text: what having it done starts at, and the way to the whole sum. */
export function PriceCall() {
  return (
    <section className="art-price" aria-labelledby="price">
      <h2 id="price">Rather have it done?</h2>
      <dl>
        <div>
          <dt>A one-car driveway</dt>
          <dd>
            <Price dollars={prices.drivewaySize['1-car']} />
          </dd>
        </div>
        <div>
          <dt>A bedroom</dt>
          <dd>
            <Price dollars={prices.residential.bedrooms} />
          </dd>
        </div>
      </dl>
      <Link href="/quote-builder" className="btn btn-gold btn-s">
        See your price
        <ArrowRight className="icon" aria-hidden />
      </Link>
    </section>
  )
}
