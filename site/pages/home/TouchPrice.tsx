import { catalogue, serviceNames } from 'virtual:content/catalogue'
import { ArrowRight, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { Amounts, useSettledText } from '../../../widgets/fields/Amounts.tsx'
import type { Count } from '../../../widgets/rules/company/catalogue.ts'
import { conventions } from '../../../widgets/rules/company/conventions.ts'
import { amount, cents, money, widthInDigits } from '../../../widgets/rules/company/money.ts'
import { highestCount } from '../../../widgets/rules/engine/answers.ts'
import { taxText } from '../../../widgets/rules/engine/quote.ts'
import * as en from '../../../widgets/words/en.ts'
import { sayInEnglish as say } from '../../../widgets/words/say.ts'
import { minimumText } from '../../prices/priced-answers.ts'
import { afterPress, type Counters, leastOf, touchPrice } from '../../prices/touch-price.ts'
import * as words from '../../words/site.ts'
import './TouchPrice.css'

/** Counters with the price of what they count, and the button that goes on with it in the quote builder. */
export function TouchPrice({ counters }: { counters: Counters }) {
  const { service, counts, start } = counters
  const [{ numbers, before }, setState] = useState({ numbers: start, before: start })
  const { quote, href } = touchPrice(catalogue, counters, numbers)
  const press = (at: number, by: number) =>
    setState(({ numbers }) => ({
      numbers: afterPress(counters, numbers, at, by),
      before: numbers,
    }))
  const settledTotal = useSettledText(
    quote && numbers !== start
      ? say(en.newTotal, { n: quote.total, ...conventions().currency })
      : '',
  )
  const notes = [quote?.taxes.map((tax) => taxText(tax)).join(', '), minimumText(catalogue)].filter(
    Boolean,
  )
  return (
    <section className="touch" aria-label={serviceNames[service]}>
      <ul>
        {counts.map((count, at) => (
          <CountRow
            key={count.id}
            count={count}
            number={numbers[at] ?? 0}
            onPress={(by) => press(at, by)}
          />
        ))}
      </ul>
      <p className="touch-price">
        {quote ? (
          <Total
            total={quote.total}
            before={touchPrice(catalogue, counters, before).quote?.total}
          />
        ) : (
          <span className="touch-from">
            <Amounts text={words.prices.from(money(cents(leastOf(catalogue, counters))))} />
          </span>
        )}
      </p>
      <Link href={href} className="btn btn-gold">
        {words.actions.getQuoteNow}
        <ArrowRight className="icon" aria-hidden />
      </Link>
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
      <span className="hidden" role="status">
        {settledTotal}
      </span>
    </section>
  )
}

interface RowProps {
  count: Count
  number: number
  onPress(by: number): void
}

/** One counted thing, with what it costs, and buttons for fewer and more. */
function CountRow({ count, number, onPress }: RowProps) {
  const { one, many, spoken = one.toLowerCase(), each, most = highestCount } = count
  return (
    <li>
      <span>
        <b>{many}</b>
        <small>
          <Amounts text={say(en.each, { price: money(cents(each)) })} />
        </small>
      </span>
      <button
        type="button"
        aria-label={say(en.oneFewer, { thing: spoken })}
        aria-disabled={number === 0}
        onClick={() => onPress(-1)}
      >
        <Minus aria-hidden />
      </button>
      <span key={number} className="touch-number">
        {number}
      </span>
      <button
        type="button"
        aria-label={say(en.oneMore, { thing: spoken })}
        aria-disabled={number === most}
        onClick={() => onPress(1)}
      >
        <Plus aria-hidden />
      </button>
    </li>
  )
}

/** The total in big numerals; the digits that differ from those before roll in. */
function Total({ total, before = 0 }: { total: number; before?: number | undefined }) {
  const text = amount(cents(total))
  const textBefore = amount(cents(before))
  const { sign } = conventions().currency
  return (
    <span className="num">
      <span className="amount" style={{ '--letters': widthInDigits(text, sign) }}>
        <span className="dollar">{sign}</span>
        {[...text].map((digit, at) => {
          const place = at - text.length
          const isNew = digit !== textBefore.at(place)
          return (
            <span key={place + digit} className={isNew ? 'roll' : undefined}>
              {digit}
            </span>
          )
        })}
      </span>
    </span>
  )
}
