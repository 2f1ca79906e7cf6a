import { catalogue } from 'virtual:content/catalogue'
import { rooms } from 'virtual:content/pages/residential'
import { Price } from '../../../components/blocks/Price.tsx'
import { Drawing } from '../../../components/pictures/Drawing.tsx'
import { unitOf } from '../../../priced.ts'
import './FloorPlan.css'

/** A small home from above, with the price of each room written on its floor. */
export function FloorPlan() {
  return (
    <div className="plan">
      <Drawing name="plan" isFirst />
      <ul>
        {rooms.map(({ id, name }) => {
          const room = unitOf(catalogue, { service: 'residential', [id]: 1 }, id)
          return (
            room && (
              <li key={id} className={`plan-${id}`}>
                {name}
                <Price dollars={room.price} of={room} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
