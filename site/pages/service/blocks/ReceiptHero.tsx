import { catalogue } from 'virtual:content/catalogue'
import { cents, money } from '../../../../widgets/rules/company/money.ts'
import { roundingNote } from '../../../../widgets/rules/engine/quote.ts'
import { Receipt } from '../../../components/blocks/Receipt.tsx'
import type { ReceiptHero as Block } from '../../../content-types/service-heroes.ts'
import { quoteFor, unitOf } from '../../../prices/priced-answers.ts'
import { oneEach } from '../../../words/service.ts'
import type { BlockProps } from './block-props.ts'
import { Hero } from './Hero.tsx'
import { exampleOf } from './named-price.ts'
import './ReceiptHero.css'

/** The receipt of an example, with every line, so that anyone can check the sum. */
export function ReceiptHero({ service, title, text, heading, lines }: BlockProps<Block>) {
  const countedLines = lines.flatMap(({ question, count, name }) => {
    const unit = unitOf(catalogue, { service, [question]: count }, question)
    if (!unit) return []
    const each = cents(unit.price)
    const note = oneEach(money(each))
    return { what: name, note, price: count * each, of: { ...unit, name } }
  })
  const given = exampleOf(
    service,
    Object.fromEntries(lines.map(({ question, count }) => [question, count])),
  )
  const quote = quoteFor(catalogue, given)
  // The charges of every visit follow the lines of the counted things.
  const charges = quote.lines
    .slice(countedLines.length)
    .map(({ label, price }) => ({ what: label, price }))
  return (
    <Hero service={service} className="receipt-hero" title={title} text={text}>
      <div className="tile on-sage slip">
        <h2 className="d5">{heading}</h2>
        <Receipt
          lines={[...countedLines, ...charges]}
          total={quote.total}
          totalNote={roundingNote(quote)}
          taxes={quote.taxes}
          of={{ name: countedLines.map(({ what }) => what).join(', '), given }}
          size={5}
        />
      </div>
    </Hero>
  )
}
