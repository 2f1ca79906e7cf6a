/** How high an element is at its start, in pixels at the usual scale, padding included. */
interface Room {
  /** In a tag that is narrower than `narrowBelow`. */
  readonly narrow: number
  readonly wide: number
  readonly narrowBelow: number
}

/** By tag: enough for the first step in wide type; where less would do, what is in it grows to fill the room. */
const rooms: Readonly<Record<string, Room>> = {
  'quote-builder': { narrow: 710, wide: 625, narrowBelow: 430 },
  'inquiry-form': { narrow: 870, wide: 766, narrowBelow: 600 },
}

const noRoom: Room = { narrow: 0, wide: 0, narrowBelow: 0 }

/** A rule for the page that keeps an element's room free until the script comes, so that nothing moves. */
export function roomRule(tag: string): string {
  const height = stepped(tag, (pixels) => `${pixels} * var(--unit, 1px)`, '100cqi')
  // A float of no width beside the text in the tag: as high as the room, and the tag with it.
  const float = `&::before { content: ''; float: left; height: ${height} }`
  return `${tag}:not(:defined, [hidden], [mode=dialog]) { display: flow-root; container-type: inline-size; ${float} }`
}

/** The rule of the element itself by which `start`, its first child, takes that room. */
export function startRule(tag: string, start: string): string {
  const height = stepped(tag, (pixels) => `${pixels} * var(--unit)`, '100cqi')
  return `:host > div > ${start} { min-height: ${height} }`
}

/** A length that steps from one value to the other at a width. */
function stepped(tag: string, length: (pixels: number) => string, width: string): string {
  const { narrow, wide, narrowBelow } = rooms[tag] ?? noRoom
  return `clamp(${length(wide)}, (${length(narrowBelow)} - ${width}) * 999, ${length(narrow)})`
}
