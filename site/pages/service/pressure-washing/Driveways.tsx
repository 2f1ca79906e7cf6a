import { catalogue } from 'virtual:content/catalogue'
import { driveways } from 'virtual:content/pages/pressure-washing'
import { Price } from '../../../components/blocks/Price.tsx'
import { SectionHead } from '../../../components/blocks/SectionHead.tsx'
import { drivewayOf, windowOf } from './units.ts'

const slabs = driveways.flatMap(({ id, cars, name }) => {
  const driveway = drivewayOf(catalogue, id)
  return driveway ? { id, cars, name, driveway } : []
})
const oneWindow = windowOf(catalogue)

/** Driveways drawn to scale, and the windows. */
export function Driveways() {
  if (slabs.length === 0 && !oneWindow) return null
  return (
    <section className="band on-sand">
      <div className="wrap">
        {slabs.length > 0 && (
          <>
            <SectionHead
              heading="Priced by the car."
              text="However long it is: how many stand side by side?"
            />
            <ul className="pw-slabs">
              {slabs.map(({ id, cars, name, driveway }) => (
                <li key={id} className={`pw-cars-${cars}`}>
                  <div className="pw-slab" />
                  {name}
                  <Price dollars={driveway.price} size={2} of={driveway} />
                </li>
              ))}
            </ul>
          </>
        )}
        {oneWindow && (
          <p className="pw-windows">
            Windows, while we are there: <Price dollars={oneWindow.price} size={1} of={oneWindow} />{' '}
            each
          </p>
        )}
      </div>
    </section>
  )
}
