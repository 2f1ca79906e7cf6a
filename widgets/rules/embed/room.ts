import type { Catalogue } from '../company/catalogue.ts'

/** How high an element is at its start, in pixels at the usual scale, padding included. */
interface Room {
  /** In a tag that is narrower than `narrowBelow`. */
  readonly narrow: number
  readonly wide: number
  readonly narrowBelow: number
  /** How many fields it has: their text stays 16 pixels high at a smaller scale. */
  readonly fields: number
}

/**
 * Enough for the first step in wide type (services.css); if the step needs less, its content grows to fill
 * the room.
 */
export function quoteRoom({ services, charges }: Catalogue): Room {
  const tiles = services.length
  const rows = 160 * tiles
  const wide = tiles > 4 ? rows : tiles > 3 ? 544 : tiles > 2 ? 425 : 262
  const note = charges.minimum > 0 ? 40 : 0
  return {
    narrow: 216 + rows + note,
    wide: 260 + wide + note,
    narrowBelow: 776,
    fields: 0,
  }
}

export const inquiryRoom: Room = { narrow: 870, wide: 766, narrowBelow: 600, fields: 5 }

/** The line of CSS, by tag, with which a page keeps the room of the element's start free. */
export function roomRules(catalogue: Catalogue): Readonly<Record<string, string>> {
  return {
    'quote-builder': roomRule('quote-builder', quoteRoom(catalogue), 720),
    'inquiry-form': roomRule('inquiry-form', inquiryRoom, 640),
  }
}

/** Until the script runs, in pixels at the scale that the page sets. */
export const scaled = (pixels: number) => `${pixels} * var(--unit, 1px)`

/**
 * A line of CSS that gives a tag the box of its element until the script has loaded, so that
 * nothing moves. After ten seconds the script is unlikely to load, and the room shrinks to the
 * tag's own text.
 */
function roomRule(tag: string, room: Room, usualWidth: number): string {
  const early = `${tag}:not(:defined, [hidden], [mode=dialog])`
  const height = `var(--goldcrest-room, ${heightOf(room, scaled).replace('100cqi', '100%')})`
  // A float without width next to the tag's text. Its padding depends on the width of the tag, which need not be a
  // container for that: as one, it would not be as wide as its content.
  const float = `&::before { content: ''; float: left; padding-block-start: ${height}; animation: goldcrest-room 0s 10s forwards }`
  // The widths in host.css and the element's --usual-width. While a box measures its content, percentages are 0, and so the
  // padding is the least width.
  const least = `padding-inline-start: max(0px, ${scaled(200)} - 99 * 100%)`
  const usual = `word-spacing: calc(min(${scaled(usualWidth)}, 100vw - 16px) - ${scaled(200)})`
  const width = `&::after { all: initial; content: '. .' / ''; display: block; clear: both; flex: 0 99999 auto; block-size: 0; contain: layout; visibility: hidden; font-size: 0; ${least}; ${usual} }`
  // Weaker than any rule of the page, as the element's own are.
  const box = `:where(${early}) { display: flow-root; width: -moz-available; width: -webkit-fill-available; width: stretch; overflow-wrap: anywhere }`
  // Stays when the script runs, so that checkEmbed can see whether the page has these rules.
  const mark = `${tag}::before { --goldcrest-width: 100% }`
  const end = '@keyframes goldcrest-room { to { padding-block-start: 0 } }'
  return `${early} { ${float} ${width} } ${box} ${mark} ${end}`
}

/** The element's own rule that makes `start`, its first child, as high as the room. */
export function startRule(start: string, room: Room): string {
  // In the wizard and the form, 17 of these pixels are an em.
  const height = heightOf(room, (pixels) => `${pixels}em / 17`)
  return `:host > div > ${start} { min-height: ${height} }`
}

/** The height of a room, which changes from one value to the other at a width. */
function heightOf(room: Room, length: (pixels: number) => string): string {
  const { narrow, wide, narrowBelow, fields } = room
  const height = `clamp(${length(wide)}, (${length(narrowBelow)} - 100cqi) * 999, ${length(narrow)})`
  return fields ? `calc(${height} + max(0px, 1px - ${length(1)}) * ${39 * fields})` : height
}
