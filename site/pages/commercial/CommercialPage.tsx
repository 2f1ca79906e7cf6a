import { Check } from 'lucide-react'
import { type Answers, noAnswers } from '../../../widgets/rules/answers.ts'
import { money, percentChange } from '../../../widgets/rules/money.ts'
import { quote, unitPrice } from '../../../widgets/rules/quote.ts'
import { ClosingCall } from '../../components/ClosingCall.tsx'
import { Price } from '../../components/Price.tsx'
import { Picture } from '../../components/pictures/Picture.tsx'
import { ServiceLead } from '../../components/ServiceLead.tsx'
import { Steps } from '../../components/Steps.tsx'
import { area } from '../../content/business.ts'
import { benefits, example, premises, process } from '../../content/commercial.ts'
import { prices } from '../../content/prices.ts'
import './CommercialPage.css'
import './CommercialProcess.css'

const counts = Object.fromEntries(example.map(({ id, count }) => [id, count]))
const office: Answers = { ...noAnswers, service: 'commercial', ...counts }

const pictures = { office: 'office', retail: 'shop', restaurant: 'restaurant' }

/** Cleaning for offices, shops and restaurants: a bill that can be checked by anyone. */
export function CommercialPage() {
  return (
    <>
      <section className="com-hero wrap">
        <div>
          <h1 tabIndex={-1}>First impressions, freshly mopped.</h1>
          <ServiceLead
            text={`Commercial cleaning in ${area}, itemized room by room. Read this sum, then make your own.`}
            service="commercial"
          />
        </div>
        <Receipt />
      </section>

      <section className="section wrap">
        <div className="section-head">
          <h2 className="d2">Three kinds of door.</h2>
          <p className="lead">
            Rooms cost the same everywhere. What goes on in them is the adjustment.
          </p>
        </div>
        <ul className="com-street">
          {premises.map(({ id, title, text }) => (
            <li key={id} className={`com-${id}`}>
              <h3 className="d3">{title}</h3>
              <p>{text}</p>
              <p className="com-change">
                <span className="num">{percentChange(prices.buildingType[id])}</span>
                facility adjustment
              </p>
              <Picture
                name={pictures[id]}
                alt=""
                sizes="(width <= 900px) 45vw, (width <= 1440px) 31vw, 416px"
              />
            </li>
          ))}
        </ul>
      </section>

      <section className="section wrap">
        <h2 className="d2">Reasons to hand over the keys.</h2>
        <ul className="com-benefits">
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <span className="tile-icon">
                <Check aria-hidden />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="com-process">
        <div className="wrap">
          <h2 className="d2">From walkthrough to spotless.</h2>
          <Steps steps={process} className="com-steps" />
        </div>
      </section>

      <ClosingCall
        heading="Your accountant will like this"
        lastWord="one."
        text="Choose the kind of premises, count offices, restrooms and common areas, and read every line."
        service="commercial"
      />
    </>
  )
}

/** An office of the usual size, added up. */
function Receipt() {
  return (
    <div className="com-receipt">
      <h2>A mid-sized office, one visit</h2>
      <dl>
        {example.map(({ id, count, name }) => {
          const each = unitPrice(prices, 'commercial', id)
          return (
            <div key={id}>
              <dt>
                {count} {name}
                <small>{money(each)} each</small>
              </dt>
              <dd>{money(count * each)}</dd>
            </div>
          )
        })}
        <div className="com-total">
          <dt>Total</dt>
          <dd>
            <Price dollars={quote(prices, office).total} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
