import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { Fact, Facts } from '../../components/blocks/Facts.tsx'
import { Price } from '../../components/blocks/Price.tsx'
import { prices } from '../../content/prices.ts'

/** Beside the text: what having it done starts at, and the way to the whole sum. */
export function PriceCall() {
  return (
    <section className="tile on-ink art-price" aria-labelledby="price">
      <h2 id="price" className="d5">
        Rather have it done?
      </h2>
      <Facts>
        <Fact term="A one-car driveway">
          <Price dollars={prices.drivewaySize['1-car']} size={2} />
        </Fact>
        <Fact term="A bedroom">
          <Price dollars={prices.residential.bedrooms} size={2} />
        </Fact>
      </Facts>
      <Link href="/quote-builder" className="btn btn-gold btn-s">
        See your price
        <ArrowRight className="icon" aria-hidden />
      </Link>
    </section>
  )
}
