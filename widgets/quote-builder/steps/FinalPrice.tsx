import type { CSSProperties, ReactNode, RefObject } from 'react'
import { Icon } from '../../fields/Icon.tsx'
import { money } from '../../rules/money.ts'
import type { Quote } from '../../rules/quote.ts'
import type { Step } from '../../rules/steps.ts'
import { spark } from '../icons.ts'

interface FinalPriceProps {
  step: Step
  quote: Quote
  heading: RefObject<HTMLHeadingElement | null>
  actions: ReactNode
}

/** The gold tile: the price as large as it fits, and the higher one struck through. */
export function FinalPrice({ step, quote, heading, actions }: FinalPriceProps) {
  const price = money(quote.total * 100)
  // The style sheet sizes the numeral by how many characters share the width.
  const style: CSSProperties & { '--digits': number } = { '--digits': price.length }
  return (
    <section className="price" part="price">
      <h2 ref={heading} tabIndex={-1} part="heading">
        {step.heading}
      </h2>
      <Icon path={spark} />
      <p>
        <s>
          <span className="hidden">Was </span>
          {money(quote.original * 100)}
        </s>
        <strong style={style}>{price}</strong>
      </p>
      <p>The price may go up or down with the actual labour time.</p>
      {actions}
    </section>
  )
}
