import { Numeral } from '../../components/blocks/Numeral.tsx'
import { Price } from '../../components/blocks/Price.tsx'
import { prices } from '../../content/prices.ts'
import { services } from '../../content/residential.ts'
import { oneExtra } from '../../priced.ts'
import './ResidentialServices.css'

const { carpetCleaning, ovenCleaning, fridgeCleaning } = prices.extraServices

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
        {services.map(({ id, title, text }) => (
          <li key={id} className={`tile ${grounds[id]} home-job home-job-${id}`}>
            <h3 className="d3">{title}</h3>
            <p>{text}</p>
            {id === 'regular' && <div className="home-job-month" />}
            {id === 'deep' && (
              <div className="home-job-figure">
                <Numeral size={6}>4×</Numeral> a year
              </div>
            )}
            {id === 'carpet' && (
              <div className="home-job-figure">
                <Price dollars={carpetCleaning} size={4} of={oneExtra('carpetCleaning')} /> added to
                a visit
              </div>
            )}
            {id === 'doors' && (
              <div className="home-job-figure">
                <span>
                  <Price dollars={ovenCleaning} size={4} of={oneExtra('ovenCleaning')} /> oven
                </span>
                <span>
                  <Price dollars={fridgeCleaning} size={4} of={oneExtra('fridgeCleaning')} /> fridge
                </span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
