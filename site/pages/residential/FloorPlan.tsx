import { Price } from '../../components/blocks/Price.tsx'
import { Drawing } from '../../components/pictures/Drawing.tsx'
import { prices } from '../../content/prices.ts'
import { rooms } from '../../content/residential.ts'
import { oneRoom } from '../../priced.ts'
import './FloorPlan.css'

/** A small home from above, with the price of each room written on its floor. */
export function FloorPlan() {
  return (
    <div className="plan">
      <Drawing name="plan" isFirst />
      <ul>
        {rooms.map(({ id, name }) => (
          <li key={id} className={`plan-${id}`}>
            {name}
            <Price dollars={prices.residential[id]} of={oneRoom(id)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
