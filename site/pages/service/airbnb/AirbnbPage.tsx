import { area } from 'virtual:content/business'
import { catalogue } from 'virtual:content/catalogue'
import { benefits, process, services, suite, turnarounds } from 'virtual:content/pages/airbnb'
import { percentChange } from '../../../../widgets/rules/money.ts'
import { ClosingCall } from '../../../components/blocks/ClosingCall.tsx'
import { Points } from '../../../components/blocks/Points.tsx'
import { Price } from '../../../components/blocks/Price.tsx'
import { SectionHead } from '../../../components/blocks/SectionHead.tsx'
import { ServiceHero } from '../../../components/blocks/ServiceHero.tsx'
import { Steps } from '../../../components/blocks/Steps.tsx'
import { Picture } from '../../../components/pictures/Picture.tsx'
import { SlantPicture } from '../../../components/pictures/SlantPicture.tsx'
import { quoteOf, unitOf } from '../../../priced.ts'
import './AirbnbPage.css'
import './AirbnbProcess.css'

const turnovers = turnarounds.flatMap(({ id, ...words }) => {
  const given = { service: 'airbnb', ...suite.rooms, turnaround: id }
  const turnover = unitOf(catalogue, given, 'turnaround')
  return turnover ? { id, ...words, turnover } : []
})

const grounds = { flexible: 'on-card', 'next-day': 'on-sand', 'same-day': 'on-gold lit' }

/** Turnovers for short-term rentals: what counts is the time between two guests. */
export function AirbnbPage() {
  return (
    <>
      <ServiceHero
        service="airbnb"
        className="service-hero-block tile-art on-sage air-hero"
        title={
          <>
            Guests out. <br />
            Guests in.
          </>
        }
        text={`Airbnb cleaning in ${area}. Everything between checkout and check-in, at a price you know before you accept the booking.`}
      >
        <SlantPicture
          name="bedroom-after"
          alt="A guest bedroom in morning light, the bed made with fresh linen, towels at its foot"
          sizes="(width <= 900px) 92vw, (width <= 1440px) 62vw, 820px"
          isFirst
        />
      </ServiceHero>

      {turnovers.length > 0 && (
        <section className="section wrap">
          <SectionHead
            heading="How soon is soon?"
            text={`${suite.name}, cleaned once. The hurry is the only thing that changes.`}
          />
          <ul className="air-soon">
            {turnovers.map(({ id, name, text, turnover }) => (
              <li key={id} className={`tile ${grounds[id]}`}>
                <h3 className="d3">{name}</h3>
                <p>{text}</p>
                <span className="chip on-ink">{percentChange(turnover.percent)}</span>
                <Price dollars={quoteOf(catalogue, turnover.given).total} size={5} of={turnover} />
              </li>
            ))}
          </ul>
        </section>
      )}

      <section className="section wrap split split-5 air-services">
        <Picture
          name="kitchen-after"
          alt="A bright kitchen, ready for the next guests"
          sizes="(width <= 1100px) 100vw, 1024px"
        />
        <div>
          <h2 className="d2">The reset button.</h2>
          <Points points={services} look="ruled" columns={1} />
        </div>
      </section>

      <section className="band on-ink">
        <div className="wrap">
          <h2 className="d2">The hours in between.</h2>
          <div className="air-line">
            <span>Guests out</span>
            <Steps steps={process} layout={4} className="air-steps" />
            <span>Guests in</span>
          </div>
        </div>
      </section>

      <section className="wrap">
        <div className="tile on-tint split air-block">
          <h2 className="d2">Six things off your mind.</h2>
          <Points points={benefits} columns={2} />
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
