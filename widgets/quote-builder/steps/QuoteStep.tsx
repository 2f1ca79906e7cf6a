import type { CSSProperties, ReactNode, RefObject } from 'react'
import { Icon, icons, spark } from '../../element/Icon.tsx'
import { useSay } from '../../element/useLanguage.ts'
import { Amounts, Price } from '../../fields/Amounts.tsx'
import type { Offer } from '../../rules/company/catalogue.ts'
import { conventions } from '../../rules/company/conventions.ts'
import { amount, type Dollars, money, widthInDigits } from '../../rules/company/money.ts'
import { type Quote, struckPrice } from '../../rules/engine/quote.ts'
import type { WizardStep } from '../../rules/wizard/wizard-steps.ts'
import * as en from '../../words/en.ts'
import type { QuoteContent } from '../quote/quote-settings.ts'

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
  const say = useSay()
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
          <span role="img" aria-label={say(en.fiveStars)}>
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

interface FinalPriceProps {
  step: WizardStep
  total: Dollars
  offer: Offer | null
  /** A note that applies to every price. */
  priceNote: string
  /** Whether rays are drawn next to the heading. */
  hasSpark: boolean
  heading: RefObject<HTMLHeadingElement | null>
  actions: ReactNode
}

/** The gold tile: the price, as large as fits, with the offer's percent and struck price. */
export function FinalPrice(props: FinalPriceProps) {
  const say = useSay()
  const { step, total, offer, priceNote, hasSpark, heading, actions } = props
  const style: CSSProperties & { '--letters': number } = {
    '--letters': widthInDigits(amount(total * 100, say), conventions().currency.sign),
  }
  return (
    <section className="price" part="price">
      <h2 ref={heading} tabIndex={-1} part="heading">
        {step.heading.replace(
          '{off}',
          offer ? say(en.offerInHeading, { percent: offer.percent }) : '',
        )}
      </h2>
      {hasSpark && <Icon path={spark} />}
      <p>
        {offer && offer.struck > 0 && (
          <s>
            <span className="hidden">{say(en.was)} </span>
            <Amounts text={money(struckPrice(total, offer) * 100, say)} />
          </s>
        )}
        <strong style={style}>
          <Price value={total * 100} />
        </strong>
      </p>
      <p>{priceNote}</p>
      {actions}
    </section>
  )
}
