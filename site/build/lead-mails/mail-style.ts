import { escapeHtml } from '../../../widgets/rules/text/escape-html.ts'
import type { ColourName, Colours } from '../../content-schema/look.ts'

/*
 * Mail programs keep what stands in a style attribute and often drop style sheets, so the light colours are written
 * there, and the dark ones override them in a sheet.
 */

type Property = 'background-color' | 'border-color' | 'color'

/** The coloured parts of a mail, each with its colours by the names in look.json. */
const parts = {
  ground: { 'background-color': 'paper' },
  card: { 'background-color': 'card' },
  accent: { 'background-color': 'gold' },
  words: { color: 'text' },
  quiet: { color: 'mute' },
  rule: { 'border-color': 'line' },
  first: { 'background-color': 'gold', color: 'on-gold' },
  other: { 'background-color': 'sand', color: 'text' },
  warning: { 'background-color': 'danger-tint', color: 'danger' },
} satisfies Record<string, Partial<Record<Property, ColourName>>>

export type Part = keyof typeof parts

/** Makes the attributes of an element: those of its part, and more CSS. */
export type Styled = (part: Part, css?: string) => string

/** How the elements of the mails look in the colours of a company. */
export function styledIn(colours: Colours): Styled {
  return (part, css = '') =>
    `class="${part}" style="${escapeHtml([...declarations(part, colours, 'light'), css].filter(Boolean).join(';'))}"`
}

/** The sheet with the dark colours. */
export function darkSheet(colours: Colours): string {
  const rules = (Object.keys(parts) as Part[]).map((part) => {
    const dark = declarations(part, colours, 'dark').map((one) => `${one} !important`)
    return `    .${part} { ${dark.join('; ')} }`
  })
  return `:root { color-scheme: light dark; supported-color-schemes: light dark }
  @media (prefers-color-scheme: dark) {
${rules.join('\n')}
  }`
}

function declarations(part: Part, colours: Colours, theme: 'light' | 'dark'): readonly string[] {
  return Object.entries(parts[part]).map(([property, name]) => {
    const colour = colours[name]
    return `${property}:${typeof colour === 'string' ? colour : colour[theme]}`
  })
}
