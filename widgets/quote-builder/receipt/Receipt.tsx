import { Icon } from '../../element/Icon.tsx'
import { Amounts } from '../../fields/Amounts.tsx'
import { LiveText } from '../../fields/LiveText.tsx'
import { money } from '../../rules/company/money.ts'
import { roundingNote } from '../../rules/engine/quote.ts'
import * as words from '../../words/price.ts'
import type { LinkedQuote } from '../quote/linked-quote.ts'
import { Lines } from './Lines.tsx'

/** The service, every line of its price, and the total. */
export function Receipt({ quoted }: { quoted: LinkedQuote }) {
  const { service, choices, quote } = quoted
  const { total, taxes } = quote
  return (
    <section className="receipt" part="receipt">
      <Icon path={service?.icon ?? ''} />
      <h3>{service?.name}</h3>
      <small>
        <LiveText text={choices} />
      </small>
      <Lines quote={quote} />
      <p className="total">
        {words.total}{' '}
        <b>
          <Amounts text={money(total * 100)} />
        </b>
      </p>
      <small className="rounding">
        <LiveText text={roundingNote(quote)} />
      </small>
      {taxes.map(({ label, price }) => (
        <p key={label} className="tax">
          {words.plus(label)}{' '}
          <b>
            <Amounts text={money(price)} />
          </b>
        </p>
      ))}
    </section>
  )
}
