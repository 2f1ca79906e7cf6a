import { Link } from 'wouter'
import { ClosingCall } from '../../components/ClosingCall.tsx'
import { Points } from '../../components/Points.tsx'
import { Price } from '../../components/Price.tsx'
import { BeforeAfter } from '../../components/pictures/BeforeAfter.tsx'
import { Drawing } from '../../components/pictures/Drawing.tsx'
import { Places } from '../../components/pictures/Places.tsx'
import { ServiceLead } from '../../components/ServiceLead.tsx'
import { area } from '../../content/business.ts'
import {
  benefits,
  commercial,
  driveways,
  residential,
  services,
  washed,
} from '../../content/pressure-washing.ts'
import { prices } from '../../content/prices.ts'
import type { Point } from '../../content/types.ts'
import './PressureWashingPage.css'
import './PressureWashingDetails.css'

/** Pressure washing: a board of prices, and driveways drawn to scale. */
export function PressureWashingPage() {
  return (
    <>
      <div className="wrap">
        <section className="pw-hero">
          <div>
            <h1 tabIndex={-1}>Moss had a good run.</h1>
            <ServiceLead
              text={`Pressure washing in ${area}: driveways, siding, decks, patios, walkways and fences, each with its price.`}
              service="pressure-washing"
            />
          </div>
          <BeforeAfter
            before="driveway-before"
            after="driveway-after"
            alt="A white house with a yellow door and a wide driveway"
            label="Driveway"
            sizes="(width <= 900px) 124vw, (width <= 1440px) 54vw, 780px"
            isFirst
          />
        </section>
      </div>

      <section className="section wrap">
        <h2 className="d2">Six things that used to be lighter.</h2>
        <ul className="pw-board">
          {services.map(({ title, text, surfaces, hasDriveways }) => (
            <li key={title}>
              <h3 className="d3">{title}</h3>
              <p>{text}</p>
              <div className="pw-prices">
                {surfaces.map((surface) => (
                  <span key={surface}>
                    {surfaces.length > 1 && surface}
                    <Price dollars={prices.additionalSurfaces[surface]} />
                  </span>
                ))}
                {hasDriveways && (
                  <span>
                    from
                    <Price dollars={prices.drivewaySize['1-car']} />
                  </span>
                )}
                {!surfaces.length && !hasDriveways && (
                  <Link href="/inquiries">Ask for a price</Link>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>

      <section className="pw-drives">
        <div className="wrap">
          <div className="section-head">
            <h2 className="d2">Priced by the car.</h2>
            <p className="lead">However long it is: how many stand side by side?</p>
          </div>
          <ul className="pw-slabs">
            {driveways.map(({ id, cars, name }) => (
              <li key={id} className={`pw-cars-${cars}`}>
                <div className="pw-slab" />
                {name}
                <Price dollars={prices.drivewaySize[id]} />
              </li>
            ))}
          </ul>
          <p className="pw-windows">
            Windows, while we are there: <Price dollars={prices['pressure-washing'].windowCount} />{' '}
            each
          </p>
        </div>
      </section>

      <section className="section wrap pw-after">
        <div className="section-head">
          <h2 className="d2">Same walls, fewer shades of green.</h2>
          <p className="lead">Before on the left, after on the right, and the line in your hand.</p>
        </div>
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
        <Points points={benefits} className="pw-benefits" />
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
    <section className={`pw-detail pw-${drawing}`}>
      <Drawing name={drawing} />
      <h3 className="d3">{heading}</h3>
      <dl>
        {points.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
