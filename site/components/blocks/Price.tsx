import { catalogue } from 'virtual:content/catalogue'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { conventions } from '../../../widgets/rules/company/conventions.ts'
import { amount, cents, widthInDigits } from '../../../widgets/rules/company/money.ts'
import { quoteLink, quotePage } from '../../../widgets/rules/embed/quote-link.ts'
import { codeOf } from '../../../widgets/rules/engine/quote-code.ts'
import type { PricedAnswers } from '../../prices/priced-answers.ts'
import * as words from '../../words/site.ts'
import './Price.css'

/** One of the `--num` sizes of scale.css. */
export type NumeralSize = 1 | 2 | 3 | 4 | 5 | 6

interface Props {
  /** Without it, the figure is as large as the text around it. */
  size?: NumeralSize | undefined
  /** What it is the price of, if pressing it opens a quote for that. */
  of?: PricedAnswers | undefined
}

/** An amount in the big honest numerals. */
export function Price({ dollars, ...props }: Props & { dollars: number }) {
  return (
    <Numeral isDollars {...props}>
      {amount(cents(dollars))}
    </Numeral>
  )
}

interface NumeralProps extends Props {
  /** Whether it is an amount of money, which gets the currency's sign. */
  isDollars?: boolean | undefined
  /** Shown in small letters after the figure. */
  unit?: string
  children: string | number
}

/** A figure in the big honest numerals. */
export function Numeral({ size, isDollars = false, unit, of, children }: NumeralProps) {
  const className = size ? `num num-${size}` : 'num'
  const sign = isDollars ? conventions().currency.sign : ''
  const figure = (
    <>
      <span className="amount" style={{ '--letters': widthInDigits(`${children}`, sign) }}>
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

interface LinkProps {
  of: PricedAnswers
  className?: string
  children: ReactNode
}

/**
 * A price that opens the quote builder with exactly what it is for. With a mouse, it looks like
 * plain text until it is hovered.
 */
export function PriceLink({ of: { name, given }, className = '', children }: LinkProps) {
  return (
    <Link
      href={quoteLink(quotePage(''), codeOf(catalogue, given))}
      className={`price-link ${className}`}
    >
      <span>{children}</span>
      <span className="hidden">{` ${words.prices.openQuote(name)}`}</span>
    </Link>
  )
}
