import type { CSSProperties } from 'react'
import { conventions } from '../../../widgets/rules/company/conventions.ts'
import { lettersOf } from '../../../widgets/rules/company/money.ts'
import type { PricedAnswers } from '../../prices/priced-answers.ts'
import { PriceLink } from './PriceLink.tsx'

export type NumeralSize = 1 | 2 | 3 | 4 | 5 | 6

interface Props {
  /** One of the `--num` sizes of scale.css; without it, as large as the text around it. */
  size?: NumeralSize | undefined
  /** Whether it is an amount of money, which gets the currency's sign. */
  isDollars?: boolean | undefined
  /** Shown in small letters after the figure. */
  unit?: string
  /** What it is the price of, if pressing it opens a quote for that. */
  of?: PricedAnswers | undefined
  children: string | number
}

/** A figure in the big honest numerals. */
export function Numeral({ size, isDollars = false, unit, of, children }: Props) {
  const className = size ? `num num-${size}` : 'num'
  const sign = isDollars ? conventions().currency.sign : ''
  const style: CSSProperties & { '--letters': number } = {
    '--letters': lettersOf(`${children}`, sign),
  }
  const figure = (
    <>
      <span className="amount" style={style}>
        {sign && <span className="dollar">{sign}</span>}
        {children}
      </span>
      {unit && <small>{unit}</small>}
    </>
  )
  if (!of) return <span className={className}>{figure}</span>
  return (
    <PriceLink of={of} className={className}>
      {figure}
    </PriceLink>
  )
}
