import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { companyPlugins } from '../../site/build/look/look.ts'
import { look as lookFile } from '../../site/content-schema/look.ts'
import { locateJson } from '../../site/problems/locate-json.ts'
import { messageOf } from '../../site/problems/problems.ts'
import { schemaProblems } from '../../site/problems/schema-problems.ts'
import { rowsIn } from '../fixtures/rows-of.ts'

const company = fileURLToPath(new URL('../fixtures/specified', import.meta.url))
const source = readFileSync(`${company}/look.json`, 'utf8')

/** The build's message for the file with a changed line. */
function saidOf(before: string, after: string): string {
  expect(source).toContain(before)
  const { value, lineOf } = locateJson(source.replace(before, () => after))
  return messageOf('look.json', schemaProblems(Object(value), lookFile, lineOf))
}

test('the build accepts the look of the company', () => {
  expect(saidOf('"paper"', '"paper"')).toBe('')
})

test.each(
  rowsIn(`
    "gold": "#f4b400" | "gold": "#222" | 16: colours.gold: text in #1c2024 on #222 has a contrast of 1.0; take a lighter gold or a darker on-gold: at least 4.5 is needed.
    "mute": { "light": "#565b58" | "mute": { "light": "#9a9f9c" | 10: colours.mute.light: text in #9a9f9c on #e4ebe2 has a contrast of 2.2; take a darker mute or a lighter sage-tint: at least 4.5 is needed.
    "field": { "light": "#857e6b" | "field": { "light": "#b7b2a5" | 8: colours.field.light: what is drawn in #b7b2a5 on #f3ecd9 has a contrast of 1.7; take a darker field or a lighter sand: at least 3 is needed.
    "gold": "#f4b400" | "gold": "orange" | 16: colours.gold: "orange" is not a colour; write # and six digits, as "#f4b400".
    "gold": "#f4b400" | "gold": { "light": "#f4b400" } | 16: colours.gold: the value between { and } is not a colour; write "#f4b400", or { "light": "#fbf7ec", "dark": "#1c2024" }.
    "sage-tint" | "sage-tnt" | 23: colours: "sage-tnt" is unknown; did you mean sage-tint?
  `),
)('%s for %s is refused with its line and how to write it', (before = '', after = '', message) => {
  expect(saidOf(before, after)).toBe(`look.json:${message}`)
})

test('styles use the colours of the company', async () => {
  const config = await resolveConfig(
    { configFile: false, plugins: companyPlugins(company) },
    'serve',
  )
  const file = fileURLToPath(new URL('../../site/styles/base.css', import.meta.url))
  const { code, deps } = await preprocessCSS("@import './colours.css';", file, config)
  expect(code).toContain('--paper: light-dark(#fbf7ec, #1c2024);')
  expect(code).toContain('--gold: #f4b400;')
  expect(code).not.toContain('@colours')
  expect([...(deps ?? [])]).toContain(`${company}/look.json`)
})
