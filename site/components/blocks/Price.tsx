import { amount, cents } from '../../../widgets/rules/money.ts'
import { Numeral, type NumeralSize } from './Numeral.tsx'

/** An amount in the big honest numerals. */
export function Price({ dollars, size }: { dollars: number; size?: NumeralSize }) {
  return (
    <Numeral isDollars size={size}>
      {amount(cents(dollars))}
    </Numeral>
  )
}
