import { area } from 'virtual:content/business'
import { benefits, commercial, residential, washed } from 'virtual:content/pages/pressure-washing'
import { ClosingCall } from '../../../components/blocks/ClosingCall.tsx'
import { Fact, Facts } from '../../../components/blocks/Facts.tsx'
import { Points } from '../../../components/blocks/Points.tsx'
import { SectionHead } from '../../../components/blocks/SectionHead.tsx'
import { ServiceHero } from '../../../components/blocks/ServiceHero.tsx'
import { BeforeAfter } from '../../../components/pictures/BeforeAfter.tsx'
import { Drawing } from '../../../components/pictures/Drawing.tsx'
import { Places } from '../../../components/pictures/Places.tsx'
import type { Point } from '../../../content-types.ts'
import { Board } from './Board.tsx'
import { Driveways } from './Driveways.tsx'
import './PressureWashingPage.css'

/** Pressure washing: a board of prices, and driveways drawn to scale. */
export function PressureWashingPage() {
  return (
    <>
      <ServiceHero
        service="pressure-washing"
        className="service-hero-block on-ink pw-hero"
        title="Moss had a good run."
        text={`Pressure washing in ${area}: driveways, siding, decks, patios, walkways and fences, each with its price.`}
      >
        <BeforeAfter
          before="driveway-before"
          after="driveway-after"
          alt="A white house with a yellow door and a wide driveway"
          label="Driveway"
          sizes="(width <= 560px) 99vw, (width <= 900px) 124vw, (width <= 1440px) 54vw, 780px"
          isFirst
        />
      </ServiceHero>

      <Board />
      <Driveways />

      <section className="section wrap pw-after">
        <SectionHead
          heading="Same walls, fewer shades of green."
          text="Before on the left, after on the right, and the line in your hand."
        />
        <Places places={washed} />
      </section>

      <section className="section wrap">
        <h2 className="d2">Where the wand goes.</h2>
        <div className="pw-details">
          <Details heading="Residential" points={residential} drawing="house" />
          <Details heading="Commercial" points={commercial} drawing="warehouse" />
        </div>
      </section>

      <section className="section wrap">
        <h2 className="d2">Worth the water.</h2>
        <Points points={benefits} look="barred" columns={4} />
      </section>

      <ClosingCall
        heading="Somewhere under there is your"
        lastWord="driveway."
        text="Tap in windows, driveway and surfaces. The price adds up as you go."
        service="pressure-washing"
      />
    </>
  )
}

interface DetailsProps {
  heading: string
  points: Point[]
  drawing: 'house' | 'warehouse'
}

/** What we wash at one kind of property, under a drawing of it, half done. */
function Details({ heading, points, drawing }: DetailsProps) {
  return (
    <section className={`tile pw-detail ${drawing === 'house' ? 'on-tint' : 'on-ink'}`}>
      <Drawing name={drawing} />
      <h3 className="d3">{heading}</h3>
      <Facts isStacked>
        {points.map(({ title, text }) => (
          <Fact key={title} term={title}>
            {text}
          </Fact>
        ))}
      </Facts>
    </section>
  )
}
