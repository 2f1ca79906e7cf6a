import { catalogue } from 'virtual:content/catalogue'
import { price } from 'virtual:content/pages/article'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { Amounts } from '../../../widgets/fields/Amounts.tsx'
import { cardPrice } from '../../../widgets/rules/engine/quote.ts'
import { Fact, Facts } from '../../components/blocks/Facts.tsx'
import { Headline } from '../../components/blocks/Headline.tsx'
import { Price } from '../../components/blocks/Price.tsx'
import { minimumText } from '../../prices/priced-answers.ts'
import * as words from '../../words/blog.ts'

const minimum = minimumText(catalogue)

/** The last service and the first, or the only one. */
const shownServices = [...new Set([catalogue.services.at(-1), catalogue.services[0]])].flatMap(
  (service) => service ?? [],
)

/** The box next to the text: a small example's price for two services, and a link to a quote. */
export function PriceCall() {
  return (
    <section className="tile on-ink art-price" aria-labelledby="_price">
      <h2 id="_price" className="d5">
        <Headline text={price.heading} />
      </h2>
      <Facts>
        {shownServices.map((service) => (
          <Fact key={service.id} term={service.card.unit}>
            <Price dollars={cardPrice(catalogue, service) / 100} size={2} />
          </Fact>
        ))}
      </Facts>
      {minimum && (
        <p>
          <Amounts text={minimum} />
        </p>
      )}
      <Link href="/quote-builder" className="btn btn-gold btn-s">
        {words.article.yourPrice}
        <ArrowRight className="icon" aria-hidden />
      </Link>
    </section>
  )
}
