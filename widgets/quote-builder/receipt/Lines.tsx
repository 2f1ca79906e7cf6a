import { LiveText } from '../../fields/LiveText.tsx'
import { money } from '../../rules/company/money.ts'
import type { Quote } from '../../rules/engine/quote.ts'

/** Every line of a price, money to the right. */
export function Lines({ quote }: { quote: Quote }) {
  return (
    <ul className="lines">
      {quote.lines.map(({ label, price }) => (
        <li key={label} className={price < 0 ? 'discount' : ''}>
          {label}{' '}
          <b>
            <LiveText text={money(price)} />
          </b>
        </li>
      ))}
    </ul>
  )
}
