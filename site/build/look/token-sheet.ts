import { readFileSync } from 'node:fs'
import { colourTokens } from './colours.ts'
import { readLook } from './read-look.ts'

const sheet = new URL('../../styles/tokens.css', import.meta.url)

/** styles/tokens.css with the colours of a folder of content. */
export function tokenSheet(folder: string): string {
  const tokens = colourTokens(readLook(folder).colours)
  return readFileSync(sheet, 'utf8').replace(
    '@colours;',
    tokens.map(([name, value]) => `${name}: ${value};`).join(' '),
  )
}
