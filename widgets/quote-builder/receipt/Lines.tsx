import { Amounts } from '../../fields/Amounts.tsx'
import { money } from '../../rules/company/money.ts'
import type { Quote } from '../../rules/engine/quote.ts'

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
