import { catalogue } from 'virtual:content/catalogue'
import { cents, money } from '../../../../widgets/rules/company/money.ts'
import { roundingNote } from '../../../../widgets/rules/engine/quote.ts'
import * as en from '../../../../widgets/words/en.ts'
import { sayInEnglish as say } from '../../../../widgets/words/say.ts'
import { Receipt } from '../../../components/blocks/Receipt.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import { quoteFor, unitOf } from '../../../prices/priced-answers.ts'
import { exampleOf } from './block-prices.tsx'
import { Hero } from './Hero.tsx'

type Props = BlockProps<{ kind: 'hero'; look: 'receipt' }>

/** The receipt of an example, with every line, so that anyone can check the sum. */
export function HeroReceipt({ heading, lines, ...words }: Props) {
  const { service } = words
  const countedLines = lines.flatMap(({ question, count, name }) => {
    const unit = unitOf(catalogue, { service, [question]: count }, question)
    if (!unit) return []
    const each = cents(unit.price)
    const note = say(en.each, { price: money(each) })
    return { what: name, note, price: count * each, of: { ...unit, name } }
  })
  const counts = lines.map(({ question, count }) => [question, count])
  const given = exampleOf(service, Object.fromEntries(counts))
  const quote = quoteFor(catalogue, given)
  // The charges of every visit follow the lines of the counted things.
  const charges = quote.lines
    .slice(countedLines.length)
    .map(({ label, price }) => ({ what: label, price }))
  return (
    <Hero {...words} className="receipt-hero">
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
