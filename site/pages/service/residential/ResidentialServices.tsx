import { catalogue } from 'virtual:content/catalogue'
import { services } from 'virtual:content/pages/residential'
import { Numeral } from '../../../components/blocks/Numeral.tsx'
import { Price } from '../../../components/blocks/Price.tsx'
import { unitOf } from '../../../priced.ts'
import './ResidentialServices.css'

const extra = (id: string) =>
  unitOf(catalogue, { service: 'residential', extraServices: [id] }, 'extraServices')

const carpet = extra('carpetCleaning')
const oven = extra('ovenCleaning')
const fridge = extra('fridgeCleaning')

/** A card that says what an extra is for goes with it. */
const isOffered = { carpet: carpet !== undefined, doors: (oven ?? fridge) !== undefined }
const cards = services.filter(({ id }) =>
  id === 'carpet' || id === 'doors' ? isOffered[id] : true,
)

const grounds = {
  regular: 'on-sage',
  deep: 'on-sand',
  moving: 'on-card',
  rooms: 'on-tint',
  carpet: 'on-gold',
  doors: 'on-ink',
}

/** Six cards; those with an honest figure wear it large. */
export function ResidentialServices() {
  return (
    <section className="section wrap">
      <h2 className="d2">From crumbs to corners.</h2>
      <ul className="home-jobs">
        {cards.map(({ id, title, text }) => (
          <li key={id} className={`tile ${grounds[id]} home-job home-job-${id}`}>
            <h3 className="d3">{title}</h3>
            <p>{text}</p>
            {id === 'regular' && <div className="home-job-month" />}
            {id === 'deep' && (
              <div className="home-job-figure">
                <Numeral size={6}>4×</Numeral> a year
              </div>
            )}
            {id === 'carpet' && carpet && (
              <div className="home-job-figure">
                <Price dollars={carpet.price} size={4} of={carpet} /> added to a visit
              </div>
            )}
            {id === 'doors' && (
              <div className="home-job-figure">
                {oven && (
                  <span>
                    <Price dollars={oven.price} size={4} of={oven} /> oven
                  </span>
                )}
                {fridge && (
                  <span>
                    <Price dollars={fridge.price} size={4} of={fridge} /> fridge
                  </span>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
