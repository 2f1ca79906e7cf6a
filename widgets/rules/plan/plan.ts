import type { Thing } from '../engine/things.ts'

/** A rectangle in shares of the house: 0 to 1, from the start and from the top. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Room extends Rectangle {
  /** The same for the same thing, however many there are. */
  readonly id: string
  readonly thing: Thing
  /** How many things it stands for: one, or in a large house all of a kind. */
  readonly units: number
  /** Whether a door leads to the room before it in the same row. */
  readonly hasSideDoor: boolean
  /** The door in its lower wall, to the next row or out of the house. */
  readonly lowerDoor: Door | undefined
}

/** A door in a lower wall, in shares of the room's width. */
interface Door {
  /** Where its middle is. */
  readonly at: number
  /** How long the wall is that it belongs to. */
  readonly wall: number
}

export interface Plan {
  /** How much of its plot the house takes, as a share of each side; 0 without rooms. */
  readonly size: number
  readonly rooms: readonly Room[]
}

/** In a house with more things, all of a kind share a room. */
const mostRooms = 48

/**
 * Draws what is chosen as a house: each thing is a room, as large as its price, in the order of the
 * questions. Every room can be reached through doors. The same things always give the same plan.
 * `ratio` is the width of the house divided by its height.
 */
export function planOf(things: readonly Thing[], ratio: number): Plan {
  const units = sizedUnits(things)
  if (units.length === 0) return { size: 0, rooms: [] }
  const rows = rowsOf(units, ratio)
  let y = 0
  const placed = rows.map((row) => {
    const height = areaOf(row)
    let x = 0
    const rooms = row.map((unit) => {
      const width = unit.area / height
      const room = { ...unit, x, y, width, height }
      x += width
      return room
    })
    y += height
    return rooms
  })
  const rooms = placed.flatMap((row, index) => {
    const next = placed[index + 1]
    const exit = next ? doorBetween(row, next) : frontDoor(row)
    return row.map(({ area: _, ...room }, at) => ({
      ...room,
      hasSideDoor: at > 0,
      lowerDoor: at === exit.from ? exit.door : undefined,
    }))
  })
  return { size: 1 - 0.42 * 0.8 ** (units.length - 1), rooms }
}

interface Unit {
  readonly id: string
  readonly thing: Thing
  readonly units: number
  /** Its share of the house. */
  readonly area: number
}

/** The rooms to be, each with its share: by price, but at least a third of the mean and at most three times as much. */
function sizedUnits(things: readonly Thing[]): readonly Unit[] {
  const isCrowded = things.reduce((sum, { units }) => sum + units, 0) > mostRooms
  const all = things.flatMap((thing) => {
    const { id, units, price } = thing
    if (isCrowded) return { id, thing, units, price: price * units }
    return Array.from({ length: units }, (_, number) => {
      return { id: `${id}-${number}`, thing, units: 1, price }
    })
  })
  const mean = all.reduce((sum, { price }) => sum + price, 0) / all.length || 1
  const held = all.map(({ price }) => Math.min(3 * mean, Math.max(mean / 3, price)))
  const whole = held.reduce((sum, area) => sum + area, 0)
  return all.map(({ price: _, ...unit }, at) => ({ ...unit, area: (held[at] ?? 0) / whole }))
}

/**
 * Breaks the rooms into rows in which they are as square as possible, without changing their order.
 * For each number of rooms the best last row is known from the best rows before it.
 */
function rowsOf(units: readonly Unit[], ratio: number): readonly (readonly Unit[])[] {
  const best: { readonly cost: number; readonly rows: readonly (readonly Unit[])[] }[] = [
    { cost: 0, rows: [] },
  ]
  for (let end = 1; end <= units.length; end++) {
    const candidates = Array.from({ length: end }, (_, start) => {
      const row = units.slice(start, end)
      const before = best[start]
      return {
        cost: (before?.cost ?? 0) + costOf(row, ratio),
        rows: [...(before?.rows ?? []), row],
      }
    })
    best.push(candidates.reduce((one, other) => (other.cost < one.cost ? other : one)))
  }
  return best.at(-1)?.rows ?? []
}

/** The sum of (long side ÷ short side)² of the rooms in a row. */
function costOf(row: readonly Unit[], ratio: number): number {
  const height = areaOf(row)
  return row.reduce((cost, { area }) => {
    const sides = (area / height / height) * ratio
    return cost + Math.max(sides, 1 / sides) ** 2
  }, 0)
}

/** The door from a row to the next one, in the longest wall that two of their rooms share. */
function doorBetween(row: readonly Rectangle[], next: readonly Rectangle[]) {
  const walls = row.flatMap((room, from) =>
    next.map((below) => {
      const start = Math.max(room.x, below.x)
      const length = Math.min(room.x + room.width, below.x + below.width) - start
      return { room, from, start, length }
    }),
  )
  const { room, from, start, length } = walls.reduce((one, other) =>
    other.length > one.length + tiny ? other : one,
  )
  const at = (start + 0.76 * length - room.x) / room.width
  return { from, door: { at, wall: length / room.width } }
}

/** The front door, in the lower wall of the widest room. */
function frontDoor(row: readonly Rectangle[]) {
  const widest = row.reduce((one, other) => (other.width > one.width + tiny ? other : one))
  return { from: row.indexOf(widest), door: { at: 0.78, wall: 1 } }
}

/** Less than this is a rounding error. */
const tiny = 1e-9

function areaOf(row: readonly Unit[]): number {
  return row.reduce((sum, { area }) => sum + area, 0)
}
