import { catalogue } from 'virtual:content/catalogue'
import { driveways, services } from 'virtual:content/pages/pressure-washing'
import { Link } from 'wouter'
import { Price } from '../../../components/blocks/Price.tsx'
import { countInWords } from '../../../number-words.ts'
import { drivewayOf, surfaceOf } from './units.ts'

const [smallest] = driveways.flatMap(({ id }) => drivewayOf(catalogue, id) ?? [])

/** What has a price that is offered, and what we look at first. */
const rows = services
  .map(({ title, text, surfaces, hasDriveways = false }) => ({
    title,
    text,
    surfaces: surfaces.flatMap((id) => surfaceOf(catalogue, id) ?? []),
    areNamed: surfaces.length > 1,
    driveway: hasDriveways ? smallest : undefined,
    isPriced: surfaces.length > 0 || hasDriveways,
  }))
  .filter(({ isPriced, surfaces, driveway }) => !isPriced || surfaces.length > 0 || driveway)

/** A board of what we wash, each with its price. */
export function Board() {
  return (
    <section className="section wrap">
      <h2 className="d2">
        {countInWords(rows.length, 'thing', 'things')} that used to be lighter.
      </h2>
      <ul className="pw-board">
        {rows.map(({ title, text, surfaces, areNamed, driveway, isPriced }) => (
          <li key={title}>
            <h3 className="d4">{title}</h3>
            <p>{text}</p>
            <div className="pw-prices">
              {surfaces.map((surface) => (
                <span key={surface.name}>
                  {areNamed && surface.name.toLowerCase()}
                  <Price dollars={surface.price} size={2} of={surface} />
                </span>
              ))}
              {driveway && (
                <span>
                  from
                  <Price dollars={driveway.price} size={2} of={driveway} />
                </span>
              )}
              {!isPriced && (
                <Link href="/inquiries" className="marked">
                  Ask for a price
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
