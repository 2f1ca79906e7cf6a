import { Link } from 'wouter'
import { ClosingCall } from '../../components/blocks/ClosingCall.tsx'
import { Fact, Facts } from '../../components/blocks/Facts.tsx'
import { Points } from '../../components/blocks/Points.tsx'
import { Price } from '../../components/blocks/Price.tsx'
import { SectionHead } from '../../components/blocks/SectionHead.tsx'
import { ServiceHero } from '../../components/blocks/ServiceHero.tsx'
import { BeforeAfter } from '../../components/pictures/BeforeAfter.tsx'
import { Drawing } from '../../components/pictures/Drawing.tsx'
import { Places } from '../../components/pictures/Places.tsx'
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
import { oneDriveway, oneSurface, oneWindow } from '../../priced.ts'
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

      <section className="section wrap">
        <h2 className="d2">Six things that used to be lighter.</h2>
        <ul className="pw-board">
          {services.map(({ title, text, surfaces, hasDriveways }) => (
            <li key={title}>
              <h3 className="d4">{title}</h3>
              <p>{text}</p>
              <div className="pw-prices">
                {surfaces.map((surface) => (
                  <span key={surface}>
                    {surfaces.length > 1 && surface}
                    <Price
                      dollars={prices.additionalSurfaces[surface]}
                      size={2}
                      of={oneSurface(surface)}
                    />
                  </span>
                ))}
                {hasDriveways && (
                  <span>
                    from
                    <Price
                      dollars={prices.drivewaySize['1-car']}
                      size={2}
                      of={oneDriveway('1-car')}
                    />
                  </span>
                )}
                {!surfaces.length && !hasDriveways && (
                  <Link href="/inquiries" className="marked">
                    Ask for a price
                  </Link>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>

      <section className="band on-sand">
        <div className="wrap">
          <SectionHead
            heading="Priced by the car."
            text="However long it is: how many stand side by side?"
          />
          <ul className="pw-slabs">
            {driveways.map(({ id, cars, name }) => (
              <li key={id} className={`pw-cars-${cars}`}>
                <div className="pw-slab" />
                {name}
                <Price dollars={prices.drivewaySize[id]} size={2} of={oneDriveway(id)} />
              </li>
            ))}
          </ul>
          <p className="pw-windows">
            Windows, while we are there:{' '}
            <Price dollars={prices['pressure-washing'].windowCount} size={1} of={oneWindow} /> each
          </p>
        </div>
      </section>

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
