import { readFileSync } from 'node:fs'
import { colourTokens } from './colours.ts'
import { readLook } from './read-look.ts'

const sheet = new URL('../../styles/tokens.css', import.meta.url)

/**
 * Every token that the site and the widgets share: the colours of a folder of content, and
 * styles/tokens.css.
 */
export function tokenSheet(folder: string): string {
  const tokens = colourTokens(readLook(folder).colours)
  const colours = tokens.map(([name, value]) => `${name}: ${value};`).join(' ')
  return `:host { ${colours} }\n${readFileSync(sheet, 'utf8')}`
}
