import type { CSSProperties, ReactNode } from 'react'
import { conventions } from '../../../widgets/rules/company/conventions.ts'
import type { PricedAnswers } from '../../prices/priced-answers.ts'
import { PriceLink } from './PriceLink.tsx'

export type NumeralSize = 1 | 2 | 3 | 4 | 5 | 6

interface Props {
  /** One of the `--num` sizes of scale.css; without it, as large as the text around it. */
  size?: NumeralSize | undefined
  /** Whether it is an amount of money, which gets the currency's sign. */
  isDollars?: boolean | undefined
  /** Its number of letters, if base.css has to fit it into its container. */
  letters?: number
  /** Shown in small letters after the figure. */
  unit?: string
  /** What it is the price of, if pressing it opens a quote for that. */
  of?: PricedAnswers | undefined
  children: ReactNode
}

/** A figure in the big honest numerals. */
export function Numeral({ size, isDollars = false, letters, unit, of, children }: Props) {
  const className = size ? `num num-${size}` : 'num'
  const figure = (
    <>
      {isDollars && <span className="dollar">{conventions().currency.sign}</span>}
      {children}
      {unit && <small>{unit}</small>}
    </>
  )
  const style: CSSProperties & Record<'--letters', number | undefined> = { '--letters': letters }
  if (!of) {
    return (
      <span className={className} style={style}>
        {figure}
      </span>
    )
  }
  return (
    <PriceLink of={of} className={className} style={style}>
      {figure}
    </PriceLink>
  )
}
