import { useLayoutEffect, useRef } from 'react'
import type { Thing, Things } from '../rules/engine/things.ts'
import { planOf, type Room } from '../rules/plan/plan.ts'
import { sentences } from '../rules/text/text.ts'

interface PlanProps {
  things: Things
  /** `strip` is as low as the first screen of a phone allows, `flat` leaves room for a long receipt. */
  shape: 'strip' | 'flat' | 'sheet'
  /** The id of the thing that was added last: its last room is gold. */
  newest?: string
}

/** A house of what a quote is for: each thing is a room, as large as its price; extras are stamps next to it. */
export function Plan({ things, shape, newest = '' }: PlanProps) {
  const { size, rooms } = planOf(things.rooms, ratios[shape])
  const all = [...things.rooms, ...things.extras]
  const newRoom = rooms.findLast(({ thing }) => thing.id === newest)
  const walls = rooms.length > 24 ? 'many' : rooms.length > 10 ? 'several' : 'few'
  const houseStyle = {
    // Next to it there is always room for the extras.
    width: `min(${share(size)}, 100% - 3em)`,
    height: shape === 'strip' ? '100%' : share(size),
  }
  return (
    <div
      className={`floor-plan ${shape}`}
      role="img"
      // Its name for screen readers: an aria-label would be found where the label of a field is looked for.
      title={all.map(({ label }) => label).join(', ')}
    >
      <div className="plot">
        {size > 0 && (
          <div className={`house ${walls}`} style={houseStyle}>
            {rooms.map((room) => (
              <RoomBox key={room.id} room={room} isNewest={room === newRoom} />
            ))}
          </div>
        )}
        <Stamps extras={things.extras} most={stampsIn[shape]} />
      </div>
    </div>
  )
}

/** About how wide a house is for its height. */
const ratios = { strip: 3, flat: 2.6, sheet: 1.6 }
/** How many extras have room next to it. */
const stampsIn = { strip: 2, flat: 3, sheet: 4 }

/** A plan of what can be chosen, in dashes, with an invitation to choose it. */
export function EmptyPlan({ things, shape, text }: PlanProps & { text: string }) {
  const { rooms } = planOf(things.rooms, 1.1)
  return (
    <div className={`floor-plan empty ${shape}`}>
      <div className="plot">
        <p>
          {sentences(text).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </p>
        {shape !== 'strip' && (
          <div className="house" aria-hidden="true">
            {rooms.map((room) => (
              <RoomBox key={room.id} room={room} isNewest={false} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

function RoomBox({ room, isNewest }: { room: Room; isNewest: boolean }) {
  const { thing, units, hasSideDoor, lowerDoor } = room
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => () => closeRoom(box.current), [])
  const style = {
    insetInlineStart: share(room.x),
    top: share(room.y),
    width: share(room.width),
    height: share(room.height),
    // A door reaches into the room below it.
    zIndex: Math.ceil((1 - room.y) * 100),
  }
  return (
    <div ref={box} className={isNewest ? 'room new' : `room tint-${thing.place % 4}`} style={style}>
      <Drawing path={thing.icon} />
      {units > 1 && <b>× {units}</b>}
      {hasSideDoor && <i />}
      {lowerDoor && (
        <i
          className={room.y + room.height > 0.999 ? 'lower front' : 'lower'}
          style={{ insetInlineStart: share(lowerDoor.at), maxWidth: share(0.32 * lowerDoor.wall) }}
        />
      )}
    </div>
  )
}

/** Leaves a picture of a room that goes, which closes while the others move. Of several only the last one is left. */
function closeRoom(box: HTMLElement | null) {
  const house = box?.parentElement
  if (!box || !house) return
  const picture = box.cloneNode(true) as HTMLElement
  house.querySelector('.gone')?.remove()
  picture.classList.add('gone')
  picture.addEventListener('animationend', picture.remove)
  house.append(picture)
  // Out of sight, and with reduced motion, nothing moves.
  if (picture.getAnimations().length === 0) picture.remove()
}

function Stamps({ extras, most }: { extras: readonly Thing[]; most: number }) {
  const shown = extras.length > most ? extras.slice(0, most - 1) : extras
  return (
    <div className="stamps">
      {shown.map(({ id, icon }) => (
        <span key={id}>
          <Drawing path={icon || plus} />
        </span>
      ))}
      {shown.length < extras.length && <span>+{extras.length - shown.length}</span>}
    </div>
  )
}

/** For an extra without an icon. */
const plus = 'M12 4v16M4 12h16'

function Drawing({ path }: { path: string }) {
  return (
    path && (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    )
  )
}

function share(part: number): string {
  return `${(100 * part).toFixed(3)}%`
}
