import type { Catalogue } from '../company/catalogue.ts'

/** How high an element is at its start, in pixels at the usual scale, padding included. */
interface Room {
  /** In a tag that is narrower than `narrowBelow`. */
  readonly narrow: number
  readonly wide: number
  readonly narrowBelow: number
}

/** Enough for the first step in wide type; where less would do, what is in it grows to fill the room. */
export function quoteRoom({ services, charges }: Catalogue): Room {
  const tiles = services.length
  const note = charges.minimum > 0 ? 40 : 0
  return {
    narrow: 230 + 120 * tiles + note,
    // Where up to four tiles stand side by side, they are as high as this.
    wide: Math.max(625, 221 + 101 * tiles) + note,
    narrowBelow: 430,
  }
}

export const inquiryRoom: Room = { narrow: 870, wide: 766, narrowBelow: 600 }

/** By tag, the line of CSS for the page that keeps the element's room free. */
export function roomRules(catalogue: Catalogue): Readonly<Record<string, string>> {
  return {
    'quote-builder': roomRule('quote-builder', quoteRoom(catalogue)),
    'inquiry-form': roomRule('inquiry-form', inquiryRoom),
  }
}

/** The same as a style sheet. */
export function roomSheet(catalogue: Catalogue): string {
  return `${Object.values(roomRules(catalogue)).join('\n')}\n`
}

/**
 * A line of CSS for the page that keeps an element's room free until the script comes, so that nothing moves. A script that
 * has not come after ten seconds will hardly come: the room closes around the tag's own text.
 */
function roomRule(tag: string, room: Room): string {
  const height = stepped(room, (pixels) => `${pixels} * var(--unit, 1px)`)
  // A float of no width beside the text in the tag: as high as the room, and the tag with it.
  const float = `&::before { content: ''; float: left; height: ${height}; animation: goldcrest-room 0s 10s forwards }`
  const end = '@keyframes goldcrest-room { to { height: 0 } }'
  return `${tag}:not(:defined, [hidden], [mode=dialog]) { display: flow-root; container-type: inline-size; ${float} } ${end}`
}

/** The rule of the element itself by which `start`, its first child, takes that room. */
export function startRule(start: string, room: Room): string {
  const height = stepped(room, (pixels) => `${pixels} * var(--unit)`)
  return `:host > div > ${start} { min-height: ${height} }`
}

/** The height of a room, which steps from one value to the other at a width. */
function stepped({ narrow, wide, narrowBelow }: Room, length: (pixels: number) => string): string {
  return `clamp(${length(wide)}, (${length(narrowBelow)} - 100cqi) * 999, ${length(narrow)})`
}
