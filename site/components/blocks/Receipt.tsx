import { Amounts } from '../../../widgets/fields/Amounts.tsx'
import { type Cents, money } from '../../../widgets/rules/company/money.ts'
import { type Quote, taxText } from '../../../widgets/rules/engine/quote.ts'
import * as en from '../../../widgets/words/en.ts'
import type { PricedAnswers } from '../../prices/priced-answers.ts'
import { Fact, Facts } from './Facts.tsx'
import { type NumeralSize, Price, PriceLink } from './Price.tsx'
import './Receipt.css'

interface Props {
  /** `of` is what a line is the price of, if pressing the price opens a quote for that. */
  lines: readonly {
    what: string
    note?: string
    icon?: string
    price: Cents
    of?: PricedAnswers
  }[]
  /** In dollars. */
  total: number
  /** A note about the total; '' for none. */
  totalNote?: string
  /** Taxes that come on top of the total, or are part of it. */
  taxes?: Quote['taxes']
  /** What the total is the price of, if pressing it opens a quote for that. */
  of?: PricedAnswers
  /** The size of the total. */
  size: NumeralSize
  className?: string
}

/** A bill: its lines, and their total in big numerals. */
export function Receipt({
  lines,
  total,
  totalNote = '',
  taxes = [],
  of,
  size,
  className = '',
}: Props) {
  return (
    <Facts className={`receipt ${className}`}>
      {lines.map(({ what, note, icon, price, of }) => (
        <Fact key={what} term={what} {...(note && { note })} {...(icon && { icon })}>
          {of ? (
            <PriceLink of={of}>
              <Amounts text={money(price)} />
            </PriceLink>
          ) : (
            <Amounts text={money(price)} />
          )}
        </Fact>
      ))}
      <Fact term={en.total} className="receipt-total" {...(totalNote && { note: totalNote })}>
        <Price dollars={total} size={size} of={of} />
      </Fact>
      {taxes.map((tax) => (
        <Fact key={tax.label} term={taxText(tax)}>
          <Amounts text={money(tax.price)} />
        </Fact>
      ))}
    </Facts>
  )
}
