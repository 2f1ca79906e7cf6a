import type { ColourName, Colours } from './colours.ts'

/** A colour, those next to it, and the least contrast that WCAG 2.2 asks for between them. */
interface Pair {
  readonly name: ColourName
  readonly beside: readonly ColourName[]
  readonly atLeast: number
  readonly themes: readonly Theme[]
  /** What is wrong, as in `text in #222 on #333 has a contrast of 1.3`. */
  readonly shown: (name: string, beside: string) => string
}

type Theme = 'light' | 'dark'

/** Where a colour is too close to one that it is seen on. */
export interface ContrastFault {
  readonly path: readonly string[]
  readonly sentence: string
}

const both: readonly Theme[] = ['light', 'dark']

const textOn = (name: ColourName, beside: readonly ColourName[], themes = both): Pair => ({
  name,
  beside,
  atLeast: 4.5,
  themes,
  shown: (text, ground) => `text in ${text} on ${ground}`,
})

/** The same, where it is the ground that a company chooses. */
const groundOf = (name: ColourName, beside: readonly ColourName[]): Pair => ({
  ...textOn(name, beside),
  shown: (ground, text) => `text in ${text} on ${ground}`,
})

const lineOn = (name: ColourName, beside: readonly ColourName[]): Pair => ({
  ...textOn(name, beside),
  atLeast: 3,
  shown: (line, ground) => `what is drawn in ${line} on ${ground}`,
})

const grounds = ['paper', 'card', 'sand', 'sage-tint'] as const

/** Every pair that the styles of the site and the widgets rely on. */
const pairs: readonly Pair[] = [
  textOn('text', grounds),
  textOn('mute', grounds),
  textOn('sage-text', grounds),
  // The site is light; what is dark are the widgets and the page for partners.
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

/** Of each colour that is too close to others, the worst: once that is right, the rest is often as well. */
export function contrastFaults(colours: Colours): readonly ContrastFault[] {
  const faults = pairs
    .flatMap((pair) => pair.themes.flatMap((theme) => faultsOf(pair, theme, colours)))
    .sort((one, other) => one.part - other.part)
  return faults.filter(
    ({ path }, at) => faults.findIndex((other) => other.path.join() === path.join()) === at,
  )
}

function faultsOf(pair: Pair, theme: Theme, colours: Colours) {
  const { name, beside, atLeast, shown } = pair
  const own = inTheme(colours[name], theme)
  const path = typeof colours[name] === 'string' ? [name] : [name, theme]
  return beside.flatMap((other) => {
    const colour = inTheme(colours[other], theme)
    const contrast = contrastOf(own, colour)
    if (contrast >= atLeast) return []
    const isLighter = luminance(own) >= luminance(colour)
    const [mine, theirs] = isLighter ? ['lighter', 'darker'] : ['darker', 'lighter']
    const has = `${shown(own, colour)} has a contrast of ${downTo(contrast)}`
    const advice = `take a ${mine} ${name} or a ${theirs} ${other}: at least ${atLeast} is needed.`
    // How much of what is needed it is.
    return [{ path, sentence: `${has}; ${advice}`, part: contrast / atLeast }]
  })
}

/** A contrast of 4.49 is not one of 4.5. */
function downTo(contrast: number): string {
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
