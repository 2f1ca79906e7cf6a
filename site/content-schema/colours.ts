import { z } from 'zod'
import { absence, object } from './fields.ts'

const hex = z
  .string()
  .regex(/^#(?:[\da-fA-F]{3}|[\da-fA-F]{6})$/, {
    error: ({ input }) =>
      `${absence(input, 'is not a colour')}; write # and six digits, as "#f4b400".`,
  })
  .meta({ isColour: true })

const perTheme = object({
  light: hex.describe('Where the page is light.'),
  dark: hex.describe('Where a widget or the page for partners is dark. The site itself is light.'),
})

/** A colour, or one for each theme. */
const colour = z.union(
  [hex.describe('The same in light and dark.'), perTheme.describe('One for light, one for dark.')],
  {
    error: ({ input }) =>
      `${absence(input, 'is not a colour')}; write "#f4b400", or { "light": "#fbf7ec", "dark": "#1c2024" }.`,
  },
)

/** The tokens of styles/tokens.css that are colours, each with what it is for. */
export const colours = object({
  paper: colour.describe('The ground of the pages. Text and mute stand on it.'),
  card: colour.describe('The ground of cards, tiles and fields. Text and mute stand on it.'),
  sand: colour.describe('The ground of quiet parts. Text and mute stand on it.'),
  line: colour.describe('Thin lines between and around things; nothing depends on seeing them.'),
  field: colour.describe('The edge of fields and check marks: at least 3 to 1 on paper.'),
  text: colour.describe('Text on paper, card, sand and sage-tint.'),
  mute: colour.describe('Quieter text on the same.'),
  ink: colour.describe('The darkest ground: the footer, menus, totals. On-ink stands on it.'),
  'ink-2': colour.describe('A ground on ink, a little lighter.'),
  'ink-line': colour.describe('Thin lines on ink, and its buttons under the pointer.'),
  'on-ink': colour.describe('Text on ink and on sage-deep.'),
  'on-ink-mute': colour.describe('Quieter text on ink.'),
  gold: colour.describe(
    'The accent: buttons, prices, the ground of the logo, what is chosen. On-gold stands on it; on ink it is text.',
  ),
  'gold-light': colour.describe('The accent where light falls on it, and under the pointer.'),
  'on-gold': colour.describe('Text and the logo on the accent.'),
  'on-gold-mute': colour.describe('Quieter text on the accent.'),
  sage: colour.describe('The second colour: shapes and lines; no text stands on it.'),
  'sage-deep': colour.describe(
    'The second colour, darker: a ground for on-ink, and what stands out on paper.',
  ),
  'sage-light': colour.describe('The second colour on ink.'),
  'sage-tint': colour.describe('A pale ground of the second colour. Text stands on it.'),
  'sage-text': colour.describe('Text in the second colour: what is done, what is saved.'),
  danger: colour.describe('What is wrong, as text.'),
  'danger-tint': colour.describe('The ground of what is wrong. Danger stands on it.'),
})

export type Colours = z.output<typeof colours>

export type ColourName = keyof Colours
