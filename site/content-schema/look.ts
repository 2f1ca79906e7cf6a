import { z } from 'zod'
import { absence, object, optional, schemaKey, yesOrNo } from './fields.ts'
import { alt, focus, picture } from './parts.ts'

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

/** A colour with its label in forms. */
const called = (title: string, description: string) => colour.meta({ title, description })

/** The tokens of styles/tokens.css that are colours, each with what it is for. */
const colours = object({
  paper: called('Behind the pages (paper)', 'The ground of the pages. Text and mute stand on it.'),
  card: called(
    'Behind cards and fields (card)',
    'The ground of cards, tiles and fields. Text and mute stand on it.',
  ),
  sand: called(
    'Behind quiet parts (sand)',
    'The ground of quiet parts. Text and mute stand on it.',
  ),
  line: called(
    'Thin lines (line)',
    'Thin lines between and around things; nothing depends on seeing them.',
  ),
  field: called(
    'Edges of fields (field)',
    'The edge of fields and check marks: at least 3 to 1 on paper.',
  ),
  text: called('Text', 'Text on paper, card, sand and sage-tint.'),
  mute: called('Quieter text (mute)', 'Quieter text on the same.'),
  ink: called(
    'Darkest (ink)',
    'The darkest ground: the footer, menus, totals. On-ink stands on it.',
  ),
  'ink-2': called('Darkest, a little lighter (ink-2)', 'A ground on ink, a little lighter.'),
  'ink-line': called(
    'Thin lines on the darkest (ink-line)',
    'Thin lines on ink, and its buttons under the pointer.',
  ),
  'on-ink': called('Text on the darkest (on-ink)', 'Text on ink and on sage-deep.'),
  'on-ink-mute': called('Quieter text on the darkest (on-ink-mute)', 'Quieter text on ink.'),
  gold: called(
    'Main colour (gold)',
    'The accent: buttons, prices, the ground of the logo, what is chosen. On-gold stands on it; on ink it is text.',
  ),
  'gold-light': called(
    'Main colour, lighter (gold-light)',
    'The accent where light falls on it, and under the pointer.',
  ),
  'on-gold': called('Text on the main colour (on-gold)', 'Text and the logo on the accent.'),
  'on-gold-mute': called(
    'Quieter text on the main colour (on-gold-mute)',
    'Quieter text on the accent.',
  ),
  sage: called(
    'Second colour (sage)',
    'The second colour: shapes and lines; no text stands on it.',
  ),
  'sage-deep': called(
    'Second colour, darker (sage-deep)',
    'The second colour, darker: a ground for on-ink, and what stands out on paper.',
  ),
  'sage-light': called('Second colour, lighter (sage-light)', 'The second colour on ink.'),
  'sage-tint': called(
    'Second colour, pale (sage-tint)',
    'A pale ground of the second colour. Text stands on it.',
  ),
  'sage-text': called(
    'Text in the second colour (sage-text)',
    'Text in the second colour: what is done, what is saved.',
  ),
  danger: called('What is wrong (danger)', 'What is wrong, as text.'),
  'danger-tint': called(
    'Behind what is wrong (danger-tint)',
    'The ground of what is wrong. Danger stands on it.',
  ),
})

export type Colours = z.output<typeof colours>

export type ColourName = keyof Colours

/** look.json: the colours of the brand, and the picture of a shared link. */
export const look = object({
  ...schemaKey,
  colours: colours
    .superRefine((values, { addIssue, issues }) => {
      // Contrast can only be checked once every colour is a colour.
      if (issues.length > 0) return
      for (const { path, sentence } of contrastFaults(values))
        addIssue({ code: 'custom', path: [...path], message: sentence })
    })
    .describe('The colours of the brand, for the site, the widgets and the icons.'),
  spark: optional(
    yesOrNo('Whether the three rays are drawn beside headlines; they are where this is left out.'),
  ).meta({ default: true }),
  share: object({
    picture,
    before: optional(
      picture.describe(
        'The same place before, over the left half of it; leave it out for one picture.',
      ),
    ),
    focus,
    alt,
  }).describe('What a shared link to the site shows, with the logo and the name.'),
})

export type Look = z.infer<typeof look>

/** A colour, the colours next to it, and the least contrast that WCAG 2.2 asks for between them. */
interface Pair {
  readonly name: ColourName
  readonly others: readonly ColourName[]
  readonly atLeast: number
  readonly themes: readonly Theme[]
  /** The start of the problem, as in `text in #222 on #333 has a contrast of 1.3`. */
  readonly describe: (name: string, other: string) => string
}

type Theme = 'light' | 'dark'

/** A colour that has too little contrast with another one next to it. */
interface ContrastFault {
  readonly path: readonly string[]
  readonly sentence: string
}

const both: readonly Theme[] = ['light', 'dark']

const textOn = (name: ColourName, others: readonly ColourName[], themes = both): Pair => ({
  name,
  others,
  atLeast: 4.5,
  themes,
  describe: (text, ground) => `text in ${text} on ${ground}`,
})

/** The same pair, but the ground is the colour to change, and the problem is about it. */
const groundOf = (name: ColourName, others: readonly ColourName[]): Pair => ({
  ...textOn(name, others),
  describe: (ground, text) => `text in ${text} on ${ground}`,
})

const lineOn = (name: ColourName, others: readonly ColourName[]): Pair => ({
  ...textOn(name, others),
  atLeast: 3,
  describe: (line, ground) => `what is drawn in ${line} on ${ground}`,
})

const grounds = ['paper', 'card', 'sand', 'sage-tint'] as const

/** Every pair that the styles of the site and the widgets rely on. */
const pairs: readonly Pair[] = [
  textOn('text', grounds),
  textOn('mute', grounds),
  textOn('sage-text', grounds),
  // The site is always light; only the widgets and the page for partners can be dark.
  textOn('sage-deep', grounds, ['light']),
  textOn('danger', ['danger-tint', 'paper', 'card', 'sand']),
  lineOn('field', ['paper', 'card', 'sand']),
  groundOf('gold', ['on-gold', 'on-gold-mute']),
  groundOf('gold-light', ['on-gold', 'on-gold-mute']),
  textOn('gold', ['ink', 'ink-2']),
  lineOn('gold', ['sage-deep']),
  groundOf('ink', ['on-ink', 'on-ink-mute']),
  groundOf('ink-2', ['on-ink', 'on-ink-mute']),
  groundOf('ink-line', ['on-ink', 'on-ink-mute']),
  groundOf('sage-deep', ['on-ink']),
  textOn('sage-light', ['ink', 'ink-2']),
]

/** The worst fault of each colour: once that is fixed, the others of the colour often are too. */
function contrastFaults(colours: Colours): readonly ContrastFault[] {
  const faults = pairs
    .flatMap((pair) => pair.themes.flatMap((theme) => faultsOf(pair, theme, colours)))
    .sort((one, other) => one.part - other.part)
  return faults.filter(
    ({ path }, at) => faults.findIndex((other) => other.path.join() === path.join()) === at,
  )
}

function faultsOf(pair: Pair, theme: Theme, colours: Colours) {
  const { name, others, atLeast, describe } = pair
  const hex = inTheme(colours[name], theme)
  const path = typeof colours[name] === 'string' ? [name] : [name, theme]
  return others.flatMap((other) => {
    const otherHex = inTheme(colours[other], theme)
    const contrast = contrastOf(hex, otherHex)
    if (contrast >= atLeast) return []
    const isLighter = luminance(hex) >= luminance(otherHex)
    const [direction, otherDirection] = isLighter ? ['lighter', 'darker'] : ['darker', 'lighter']
    const fault = `${describe(hex, otherHex)} has a contrast of ${roundDown(contrast)}`
    const advice = `take a ${direction} ${name} or a ${otherDirection} ${other}: at least ${atLeast} is needed.`
    // The share of the contrast that is needed, to find the worst fault.
    return [{ path, sentence: `${fault}; ${advice}`, part: contrast / atLeast }]
  })
}

/** Rounds down, so that a contrast of 4.49 is not shown as 4.5. */
function roundDown(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1)
}

function inTheme(colour: Colours[ColourName], theme: Theme): string {
  return typeof colour === 'string' ? colour : colour[theme]
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
