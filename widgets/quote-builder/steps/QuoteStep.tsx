import type { ReactNode, RefObject } from 'react'
import { Icon } from '../../element/Icon.tsx'
import { icons } from '../../fields/icons.ts'
import type { Quote } from '../../rules/engine/quote.ts'
import type { WizardStep } from '../../rules/wizard/wizard-steps.ts'
import * as finalWords from '../../words/final-quote.ts'
import type { QuoteContent } from '../quote/content.ts'
import { FinalPrice } from './FinalPrice.tsx'

interface QuoteStepProps {
  step: WizardStep
  quote: Quote
  content: QuoteContent
  heading: RefObject<HTMLHeadingElement | null>
  actions: ReactNode
  receipt: ReactNode
  /** Other things to do with the quote. */
  keep: ReactNode
}

/** The price and every line of it, with what a visitor wants to know before booking. */
export function QuoteStep({
  step,
  quote,
  content: { offer, testimonial, words, hasSpark },
  heading,
  actions,
  receipt,
  keep,
}: QuoteStepProps) {
  return (
    <div className="final">
      <FinalPrice
        step={step}
        total={quote.total}
        offer={offer}
        priceNote={words.quote.priceNote}
        hasSpark={hasSpark}
        heading={heading}
        actions={actions}
      />
      {receipt}
      {keep}
      <section className="included">
        <h3>{words.quote.included.heading}</h3>
        <ul>
          {words.quote.included.list.map((item) => (
            <li key={item}>
              <Icon path={icons.right} />
              {item}
            </li>
          ))}
        </ul>
      </section>
      {testimonial && (
        <figure>
          <span role="img" aria-label={finalWords.fiveStars}>
            ★★★★★
          </span>
          <blockquote>{testimonial.text}</blockquote>
          <figcaption>
            <b>{testimonial.name}</b>
            {testimonial.detail}
          </figcaption>
        </figure>
      )}
    </div>
  )
}
