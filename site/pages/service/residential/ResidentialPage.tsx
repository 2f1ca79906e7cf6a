import { area } from 'virtual:content/business'
import { process } from 'virtual:content/pages/residential'
import { places } from 'virtual:content/transformations'
import { ClosingCall } from '../../../components/blocks/ClosingCall.tsx'
import { SectionHead } from '../../../components/blocks/SectionHead.tsx'
import { ServiceHero } from '../../../components/blocks/ServiceHero.tsx'
import { Steps } from '../../../components/blocks/Steps.tsx'
import { Drawing } from '../../../components/pictures/Drawing.tsx'
import { Places } from '../../../components/pictures/Places.tsx'
import { FloorPlan } from './FloorPlan.tsx'
import { HowOften } from './HowOften.tsx'
import { ResidentialServices } from './ResidentialServices.tsx'
import './ResidentialPage.css'

/** House cleaning: priced by the room, on the plan of a home. */
export function ResidentialPage() {
  return (
    <>
      <ServiceHero
        service="residential"
        className="res-hero"
        title="Get your Saturday back."
        text={`House cleaning in ${area}, priced by the room. Count yours and see the whole sum before you tell us your name.`}
      >
        <FloorPlan />
      </ServiceHero>
      <HowOften />
      <ResidentialServices />

      <section className="section wrap">
        <SectionHead
          heading="Drag the dirt away."
          text="Before on the left, after on the right, and the line in your hand."
        />
        <Places places={places} />
      </section>

      <section className="section wrap split split-5 res-process">
        <div className="stay">
          <h2 className="d2">Five steps to a quiet mop.</h2>
          <Drawing name="bucket" />
        </div>
        <Steps steps={process} layout="rows" />
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
