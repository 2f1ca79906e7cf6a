import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { roomRules } from '../../widgets/rules/embed/room.ts'
import { catalogue } from '../fixtures/catalogue.ts'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** A block of the guide that shows a file of a project: its name, and the part that is shown. */
const block = /^ *<!-- (tests\/\S+) -->\n *```.*\n([\s\S]*?)^ *```$/gm

const shown = [...read('widgets/README.md').matchAll(block)].map(([, file = '', text = '']) => ({
  file,
  text,
}))

/** Removes the indentation, which differs in the guide. */
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('\n')

test.each(shown)('the guide shows $file as it is built and used', ({ file, text }) => {
  expect(lines(read(file))).toContain(lines(text))
})

test('every project is shown in the guide', () => {
  const folder = fileURLToPath(new URL('../frameworks', import.meta.url))
  const entries = readdirSync(folder, { withFileTypes: true })
  const projects = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const inGuide = shown
    .filter(({ file }) => file.startsWith('tests/frameworks/'))
    .map(({ file }) => file.split('/')[2])
  expect([...new Set(inGuide)].toSorted()).toEqual(projects.toSorted())
})

test('every recipe is shown in the guide', () => {
  const recipes = readdirSync(new URL('../widgets/recipes', import.meta.url))
  const inGuide = shown.map(({ file }) => file)
  expect(inGuide).toEqual(
    expect.arrayContaining(recipes.map((name) => `tests/widgets/recipes/${name}`)),
  )
})

test.each(['quote-builder', 'inquiry-form'])(
  'everywhere in the guide the space kept for <%s> is as much as the element takes',
  (tag) => {
    const rules = read('widgets/README.md').match(new RegExp(`${tag}:not\\(:defined.*}`, 'g'))
    expect(new Set(rules)).toEqual(new Set([roomRules(catalogue)[tag]]))
  },
)
