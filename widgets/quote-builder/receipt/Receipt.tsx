import { Icon } from '../../element/Icon.tsx'
import { useSay } from '../../element/useLanguage.ts'
import { Amounts, LiveText } from '../../fields/Amounts.tsx'
import { Plan } from '../../plan/Plan.tsx'
import { money } from '../../rules/company/money.ts'
import { roundingNote, taxText } from '../../rules/engine/quote.ts'
import { lineIcon } from '../../rules/engine/things.ts'
import * as en from '../../words/en.ts'
import type { LinkedQuote } from '../quote/linked-quote.ts'

/** The service, every line of its price, and the total. */
export function Receipt({ quoted }: { quoted: LinkedQuote }) {
  const say = useSay()
  const { service, choices, quote, things } = quoted
  const { total, taxes } = quote
  return (
    <section className="receipt" part="receipt">
      <Icon path={service?.icon ?? ''} />
      <h3>{service?.name}</h3>
      <small>
        <LiveText text={choices} />
      </small>
      {things.rooms.length > 0 && (
        <Plan things={things} shape={quote.lines.length > 4 ? 'flat' : 'sheet'} />
      )}
      <Lines quoted={quoted} />
      <p className="total">
        {say(en.total)}{' '}
        <b>
          <Amounts text={money(total * 100, say)} />
        </b>
      </p>
      <small className="rounding">
        <LiveText text={roundingNote(quote, say)} />
      </small>
      <small className="rounding">
        <LiveText text={quote.workTime ?? ''} />
      </small>
      {taxes.map((tax) => (
        <p key={tax.label} className="tax">
          {taxText(tax, say)}{' '}
          <b>
            <Amounts text={money(tax.price, say)} />
          </b>
        </p>
      ))}
    </section>
  )
}

/** Every line of a price, money to the right. */
export function Lines({ quoted: { quote, things } }: { quoted: LinkedQuote }) {
  const say = useSay()
  return (
    <ul className="lines">
      {quote.lines.map(({ label, price }) => (
        <li key={label} className={price < 0 ? 'discount' : ''}>
          {lineIcon(things, label) && <Icon path={lineIcon(things, label)} />}
          <span>{label}</span>{' '}
          <b>
            <Amounts text={money(price, say)} />
          </b>
        </li>
      ))}
    </ul>
  )
}
