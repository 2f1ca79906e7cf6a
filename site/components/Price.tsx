import { amount, cents } from '../../widgets/rules/money.ts'

/** An amount in the big honest numerals. */
export function Price({ dollars }: { dollars: number }) {
  return (
    <span className="num">
      <span className="dollar">$</span>
      {amount(cents(dollars))}
    </span>
  )
}
