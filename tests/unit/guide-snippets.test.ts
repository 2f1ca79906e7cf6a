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

test.each(['widgets/README.md', 'README.md'])(
  'all lines to paste in %s begin with the script, then the room, then the tag',
  (file) => {
    const blocks = read(file).split(/^ *```.*$|\n\n(?=\S)/m)
    const pasted = blocks.filter((text) =>
      /<script.*src="https.*<(quote-builder|inquiry-form)/s.test(text),
    )
    expect(pasted.length).toBeGreaterThan(0)
    for (const text of pasted) {
      const parts = text.match(/<script.*?src=|room\.css|<quote-builder|<inquiry-form/g)
      expect(
        parts?.map((part) => part.replace(/<script.*/, '<script')),
        text,
      ).toEqual(
        text.includes('mode="dialog"')
          ? ['<script', '<quote-builder']
          : ['<script', 'room.css', expect.stringMatching(/^<(quote-builder|inquiry-form)$/)],
      )
    }
  },
)

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
