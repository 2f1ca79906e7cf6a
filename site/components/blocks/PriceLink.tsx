import { catalogue } from 'virtual:content/catalogue'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { quoteLink, quotePage } from '../../../widgets/rules/embed/quote-link.ts'
import { codeOf } from '../../../widgets/rules/engine/quote-code.ts'
import type { PricedAnswers } from '../../prices/priced-answers.ts'
import { openQuote } from '../../words/prices.ts'
import './PriceLink.css'

interface Props {
  of: PricedAnswers
  className?: string
  children: ReactNode
}

/**
 * A price that opens the quote builder with exactly what it is for. With a mouse, it looks like
 * plain text until it is hovered.
 */
export function PriceLink({ of: { name, given }, className = '', children }: Props) {
  return (
    <Link
      href={quoteLink(quotePage(''), codeOf(catalogue, given))}
      className={`price-link ${className}`}
    >
      <span>{children}</span>
      <span className="hidden">{` ${openQuote(name)}`}</span>
    </Link>
  )
}
