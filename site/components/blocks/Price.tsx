import { amount, cents } from '../../../widgets/rules/company/money.ts'
import type { PricedAnswers } from '../../prices/priced-answers.ts'
import { Numeral, type NumeralSize } from './Numeral.tsx'

interface Props {
  dollars: number
  size?: NumeralSize
  /** What it is the price of, if pressing it opens a quote for that. */
  of?: PricedAnswers | undefined
}

/** An amount in the big honest numerals. */
export function Price({ dollars, size, of }: Props) {
  return (
    <Numeral isDollars size={size} of={of}>
      {amount(cents(dollars))}
    </Numeral>
  )
}
