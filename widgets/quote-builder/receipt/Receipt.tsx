import { Icon } from '../../element/Icon.tsx'
import { Amounts } from '../../fields/Amounts.tsx'
import { LiveText } from '../../fields/LiveText.tsx'
import { money } from '../../rules/company/money.ts'
import { type Quote, roundingNote } from '../../rules/engine/quote.ts'
import * as en from '../../words/en.ts'
import type { LinkedQuote } from '../quote/linked-quote.ts'

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
        {en.total}{' '}
        <b>
          <Amounts text={money(total * 100)} />
        </b>
      </p>
      <small className="rounding">
        <LiveText text={roundingNote(quote)} />
      </small>
      {taxes.map(({ label, price }) => (
        <p key={label} className="tax">
          {en.plusTax(label)}{' '}
          <b>
            <Amounts text={money(price)} />
          </b>
        </p>
      ))}
    </section>
  )
}

/** Every line of a price, money to the right. */
export function Lines({ quote }: { quote: Quote }) {
  return (
    <ul className="lines">
      {quote.lines.map(({ label, price }) => (
        <li key={label} className={price < 0 ? 'discount' : ''}>
          <span>{label}</span>{' '}
          <b>
            <Amounts text={money(price)} />
          </b>
        </li>
      ))}
    </ul>
  )
}
