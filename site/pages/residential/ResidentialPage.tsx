import { type Answers, noAnswers } from '../../../widgets/rules/answers.ts'
import { percentChange } from '../../../widgets/rules/money.ts'
import { quote } from '../../../widgets/rules/quote.ts'
import { ClosingCall } from '../../components/ClosingCall.tsx'
import { Price } from '../../components/Price.tsx'
import { Drawing } from '../../components/pictures/Drawing.tsx'
import { Places } from '../../components/pictures/Places.tsx'
import { ServiceLead } from '../../components/ServiceLead.tsx'
import { Steps } from '../../components/Steps.tsx'
import { area } from '../../content/business.ts'
import { prices } from '../../content/prices.ts'
import { frequencies, process, rooms } from '../../content/residential.ts'
import { transformations } from '../../content/transformations.ts'
import { FloorPlan } from './FloorPlan.tsx'
import { ResidentialServices } from './ResidentialServices.tsx'
import './ResidentialPage.css'

const oneOfEach = Object.fromEntries(rooms.map(({ id }) => [id, 1]))
const oneHome: Answers = { ...noAnswers, service: 'residential', ...oneOfEach }

/** House cleaning: priced by the room, on the plan of a home. */
export function ResidentialPage() {
  return (
    <>
      <section className="res-hero wrap">
        <div>
          <h1 tabIndex={-1}>Get your Saturday back.</h1>
          <ServiceLead
            text={`House cleaning in ${area}, priced by the room. Count yours and see the whole sum before you tell us your name.`}
            service="residential"
          />
        </div>
        <FloorPlan />
        <div className="res-often">
          <h2 className="d3">All four rooms, one visit</h2>
          <dl>
            {frequencies.map(({ id, name }) => {
              const percent = prices.frequency[id]
              return (
                <div key={id}>
                  <dt>
                    {name}
                    {percent !== 0 && <span className="res-change">{percentChange(percent)}</span>}
                  </dt>
                  <dd>
                    <Price dollars={quote(prices, { ...oneHome, frequency: id }).total} />
                  </dd>
                </div>
              )
            })}
          </dl>
        </div>
      </section>

      <ResidentialServices />

      <section className="section wrap">
        <div className="section-head">
          <h2 className="d2">Drag the dirt away.</h2>
          <p className="lead">Before on the left, after on the right, and the line in your hand.</p>
        </div>
        <Places places={transformations} />
      </section>

      <section className="section wrap res-process">
        <div className="res-process-head">
          <h2 className="d2">Five steps to a quiet mop.</h2>
          <Drawing name="bucket" />
        </div>
        <Steps steps={process} className="res-steps" />
      </section>

      <ClosingCall
        heading={'Count your rooms. We\u00a0will count the'}
        lastWord="crumbs."
        text="Bedrooms, bathrooms, how often: the price adds up as you tap."
        service="residential"
      />
    </>
  )
}
