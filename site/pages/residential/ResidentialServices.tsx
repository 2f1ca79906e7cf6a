import { Price } from '../../components/Price.tsx'
import { prices } from '../../content/prices.ts'
import { services } from '../../content/residential.ts'
import './ResidentialServices.css'

const { carpetCleaning, ovenCleaning, fridgeCleaning } = prices.extraServices

/** Six cards; those with an honest figure wear it large. */
export function ResidentialServices() {
  return (
    <section className="section wrap">
      <h2 className="d2">From crumbs to corners.</h2>
      <ul className="home-jobs">
        {services.map(({ id, title, text }) => (
          <li key={id} className={`home-job home-job-${id}`}>
            <h3 className="d3">{title}</h3>
            <p>{text}</p>
            {id === 'regular' && <div className="home-job-month" />}
            {id === 'deep' && (
              <div className="home-job-figure">
                <span className="num">4×</span> a year
              </div>
            )}
            {id === 'carpet' && (
              <div className="home-job-figure">
                <Price dollars={carpetCleaning} /> added to a visit
              </div>
            )}
            {id === 'doors' && (
              <div className="home-job-figure">
                <span>
                  <Price dollars={ovenCleaning} /> oven
                </span>
                <span>
                  <Price dollars={fridgeCleaning} /> fridge
                </span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
