import { type Answers, noAnswers } from '../../../widgets/rules/answers.ts'
import { percentChange } from '../../../widgets/rules/money.ts'
import { quote } from '../../../widgets/rules/quote.ts'
import { ClosingCall } from '../../components/ClosingCall.tsx'
import { Points } from '../../components/Points.tsx'
import { Price } from '../../components/Price.tsx'
import { Picture } from '../../components/pictures/Picture.tsx'
import { SlantPicture } from '../../components/pictures/SlantPicture.tsx'
import { ServiceLead } from '../../components/ServiceLead.tsx'
import { Steps } from '../../components/Steps.tsx'
import { benefits, process, services, suite, turnarounds } from '../../content/airbnb.ts'
import { area } from '../../content/business.ts'
import { prices } from '../../content/prices.ts'
import './AirbnbPage.css'
import './AirbnbProcess.css'

const oneSuite: Answers = { ...noAnswers, service: 'airbnb', ...suite.rooms }

/** Turnovers for short-term rentals: what counts is the time between two guests. */
export function AirbnbPage() {
  return (
    <>
      <div className="wrap">
        <section className="air-hero">
          <div className="air-intro">
            <h1 tabIndex={-1}>
              Guests out. <br />
              Guests in.
            </h1>
            <ServiceLead
              text={`Airbnb cleaning in ${area}. Everything between checkout and check-in, at a price you know before you accept the booking.`}
              service="airbnb"
            />
          </div>
          <SlantPicture
            name="bedroom-after"
            alt="A guest bedroom in morning light, the bed made with fresh linen, towels at its foot"
            sizes="(width <= 900px) 92vw, (width <= 1440px) 62vw, 820px"
            isFirst
          />
        </section>
      </div>

      <section className="section wrap">
        <div className="section-head">
          <h2 className="d2">How soon is soon?</h2>
          <p className="lead">
            {suite.name}, cleaned once. The hurry is the only thing that changes.
          </p>
        </div>
        <ul className="air-soon">
          {turnarounds.map(({ id, name, text }) => (
            <li key={id} className={`air-${id}`}>
              <h3 className="d3">{name}</h3>
              <p>{text}</p>
              <span className="chip">{percentChange(prices.turnaround[id])}</span>
              <Price dollars={quote(prices, { ...oneSuite, turnaround: id }).total} />
            </li>
          ))}
        </ul>
      </section>

      <section className="section wrap air-services">
        <div className="air-picture">
          <Picture
            name="kitchen-after"
            alt="A bright kitchen, ready for the next guests"
            sizes="(width <= 1100px) 100vw, 1024px"
          />
        </div>
        <div>
          <h2 className="d2">The reset button.</h2>
          <Points points={services} />
        </div>
      </section>

      <section className="air-process">
        <div className="wrap">
          <h2 className="d2">The hours in between.</h2>
          <div className="air-line">
            <span>Guests out</span>
            <Steps steps={process} className="air-steps" />
            <span>Guests in</span>
          </div>
        </div>
      </section>

      <section className="air-after wrap">
        <div className="air-block">
          <h2 className="d2">Six things off your mind.</h2>
          <Points points={benefits} className="air-benefits" />
        </div>
      </section>

      <ClosingCall
        heading="The next checkout is on your"
        lastWord="calendar."
        text="Count the rooms, choose how soon, and see what the turnover costs."
        service="airbnb"
      />
    </>
  )
}
