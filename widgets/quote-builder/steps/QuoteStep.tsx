import type { ReactNode } from 'react'
import { Icon } from '../../fields/Icon.tsx'
import { check } from '../icons.ts'
import { type Answers, money, type Quote } from '../quote.ts'
import { Receipt } from '../Receipt.tsx'

interface QuoteStepProps {
  answers: Answers
  quote: Quote
  serviceName: string
  testimonial: { readonly text: string; readonly name: string; readonly detail: string }
  heading: ReactNode
  actions: ReactNode
}

const included = [
  'Fully insured',
  'Supplies provided',
  'Satisfaction guarantee',
  'Flexible scheduling',
  'Background-checked cleaners',
]

/** The price and every line of it, with what a visitor wants to know before booking (spec §4). */
export function QuoteStep({
  answers,
  quote,
  serviceName,
  testimonial,
  heading,
  actions,
}: QuoteStepProps) {
  const price = money(quote.total * 100)
  return (
    <div className="final">
      <section className="price" part="price">
        {heading}
        <Icon path="M4 9l4 7M13 4v10M22 9l-4 7" />
        <p>
          <s>
            <span className="hidden">Was </span>
            {money(quote.original * 100)}
          </s>
          <strong style={{ '--digits': price.length } as object}>{price}</strong>
        </p>
        <p>The price may go up or down with the actual labour time.</p>
        {actions}
      </section>
      <Receipt answers={answers} quote={quote} serviceName={serviceName} />
      <section className="included">
        <h3>What's included</h3>
        <ul>
          {included.map((item) => (
            <li key={item}>
              <Icon path={check} />
              {item}
            </li>
          ))}
        </ul>
      </section>
      <figure>
        <span role="img" aria-label="5 out of 5 stars">
          ★★★★★
        </span>
        <blockquote>{testimonial.text}</blockquote>
        <figcaption>
          <b>{testimonial.name}</b>
          {testimonial.detail}
        </figcaption>
      </figure>
    </div>
  )
}
