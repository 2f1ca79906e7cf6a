import type { Catalogue } from '../company/catalogue.ts'

/** How high an element is at its start, in pixels at the usual scale, padding included. */
interface Room {
  /** In a tag that is narrower than `narrowBelow`. */
  readonly narrow: number
  readonly wide: number
  readonly narrowBelow: number
}

/**
 * Enough for the first step in wide type; if the step needs less, its content grows to fill the
 * room.
 */
export function quoteRoom({ services, charges }: Catalogue): Room {
  const tiles = services.length
  const note = charges.minimum > 0 ? 40 : 0
  return {
    narrow: 230 + 120 * tiles + note,
    // Up to four tiles side by side are as high as 625.
    wide: Math.max(625, 221 + 101 * tiles) + note,
    narrowBelow: 430,
  }
}

export const inquiryRoom: Room = { narrow: 870, wide: 766, narrowBelow: 600 }

/** The line of CSS, by tag, with which a page keeps the element's room free. */
export function roomRules(catalogue: Catalogue): Readonly<Record<string, string>> {
  return {
    'quote-builder': roomRule('quote-builder', quoteRoom(catalogue)),
    'inquiry-form': roomRule('inquiry-form', inquiryRoom),
  }
}

/** The same rules as one style sheet. */
export function roomSheet(catalogue: Catalogue): string {
  return `${Object.values(roomRules(catalogue)).join('\n')}\n`
}

/**
 * A line of CSS with which a page keeps an element's room free until the script has loaded, so that
 * nothing moves. After ten seconds the script is unlikely to load, and the room shrinks to the
 * tag's own text.
 */
function roomRule(tag: string, room: Room): string {
  const height = heightOf(room, (pixels) => `${pixels} * var(--unit, 1px)`)
  // A float without width next to the tag's text, which makes the tag as high as the room.
  const float = `&::before { content: ''; float: left; height: ${height}; animation: goldcrest-room 0s 10s forwards }`
  const end = '@keyframes goldcrest-room { to { height: 0 } }'
  return `${tag}:not(:defined, [hidden], [mode=dialog]) { display: flow-root; container-type: inline-size; ${float} } ${end}`
}

/** The element's own rule that makes `start`, its first child, as high as the room. */
export function startRule(start: string, room: Room): string {
  // In the wizard and the form, 17 of these pixels are an em.
  const height = heightOf(room, (pixels) => `${pixels}em / 17`)
  return `:host > div > ${start} { min-height: ${height} }`
}

/** The height of a room, which changes from one value to the other at a width. */
function heightOf({ narrow, wide, narrowBelow }: Room, length: (pixels: number) => string): string {
  return `clamp(${length(wide)}, (${length(narrowBelow)} - 100cqi) * 999, ${length(narrow)})`
}
