import type { CSSProperties, ReactNode, RefObject } from 'react'
import { Icon } from '../../element/Icon.tsx'
import { Amounts } from '../../fields/Amounts.tsx'
import type { Offer } from '../../rules/company/catalogue.ts'
import { conventions } from '../../rules/company/conventions.ts'
import { amount, type Dollars, lettersOf, money } from '../../rules/company/money.ts'
import { struckPrice } from '../../rules/engine/quote.ts'
import type { WizardStep } from '../../rules/wizard/wizard-steps.ts'
import * as words from '../../words/final-quote.ts'
import * as priceWords from '../../words/price.ts'
import { spark } from '../quote/icons.ts'

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
  const { step, total, offer, priceNote, hasSpark, heading, actions } = props
  const { sign } = conventions().currency
  const figure = amount(total * 100)
  const style: CSSProperties & { '--letters': number } = { '--letters': lettersOf(figure, sign) }
  return (
    <section className="price" part="price">
      <h2 ref={heading} tabIndex={-1} part="heading">
        {step.heading.replace('{off}', offer ? `${priceWords.percentOff(offer.percent)} ` : '')}
      </h2>
      {hasSpark && <Icon path={spark} />}
      <p>
        {offer && offer.struck > 0 && (
          <s>
            <span className="hidden">{words.was} </span>
            <Amounts text={money(struckPrice(total, offer) * 100)} />
          </s>
        )}
        <strong style={style}>
          <span className="amount">
            <span>{sign}</span>
            {figure}
          </span>
        </strong>
      </p>
      <p>{priceNote}</p>
      {actions}
    </section>
  )
}
