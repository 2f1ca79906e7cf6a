import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { toString as wordsOf } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import { contentFolder } from '../../site/build/content/content-folder.ts'
import { tokenSheet } from '../../site/build/look/colours.ts'
import { readGuide } from '../../site/build/partners-page/guide.ts'
import { text } from '../../site/content-schema/fields.ts'
import { choicesOf } from '../../site/pages/partners/setting.ts'
import { answerTypes } from '../../widgets/build/answering-attributes.ts'
import { descriptions } from '../../widgets/build/describe.ts'
import { withServices } from '../../widgets/build/guide-tables.ts'
import type { Catalogue } from '../../widgets/rules/company/catalogue.ts'
import { catalogue, gardens } from '../fixtures/catalogue.ts'

const inRepository = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))
const guide = readFileSync(inRepository('widgets/README.md'), 'utf8')

/** All that partners read about a catalogue's questions, by the name of the file. */
async function readOf(companyCatalogue: Catalogue): Promise<Record<string, string>> {
  const files = await descriptions({
    types: inRepository('widgets/types'),
    catalogue: companyCatalogue,
    tokens: tokenSheet(contentFolder),
    name: 'goldcrest',
    version: '1.2.3',
  })
  return { ...files, guide: withServices(guide, companyCatalogue).replace(/^## Changes$.*/ms, '') }
}

const pets = { id: 'pets', kind: 'yes', label: 'Pets at home', price: 20 }
/** The four services, two of which ask for a check mark after the rooms of a home. */
const withPets: Catalogue = JSON.parse(JSON.stringify(catalogue), (_, value) =>
  value?.event === 'residential_selection'
    ? { ...value, questions: [...value.questions, pets] }
    : value,
)

const withoutAirbnb = {
  ...catalogue,
  services: catalogue.services.filter(({ id }) => id !== 'airbnb'),
}

test('the declarations in the repository describe the services of the tests', async () => {
  const file = inRepository('widgets/types/answers.d.ts')
  await expect(answerTypes(catalogue)).toMatchFileSnapshot(file)
})

test('the guide in the repository describes the services of the tests', async () => {
  const file = inRepository('widgets/README.md')
  await expect(withServices(guide, catalogue)).toMatchFileSnapshot(file)
})

test('a new question is in the types, the data for editors and the guide', async () => {
  const read = await readOf(withPets)
  expect(
    read['answers.d.ts'],
  ).toContain(`  /** Pets at home: \`yes\` or \`no\`; the attribute without a value is a yes. Asked for Residential Cleaning and Airbnb Cleaning. */
  get pets(): boolean | 'yes' | 'no' | ''
  set pets(value: boolean | 'yes' | 'no' | '' | null | undefined)
`)
  expect(read.guide).toMatch(
    /^\| `pets` \| Pets at home \| Residential Cleaning and Airbnb Cleaning \| `yes` or `no`/m,
  )
  expect(read.guide).toMatch(
    /^\| `pets-` \| Pets at home \| Residential Cleaning and Airbnb Cleaning \| `1` for yes/m,
  )
  expect(read.guide).toMatch(/^\| Residential Cleaning \| `residential_selection`.*, `pets`, /m)
  for (const file of ['custom-elements.json', 'html-custom-data.json', 'web-types.json'])
    expect(read[file], file).toContain('"name": "pets"')
})

test('a removed service is in none of them', async () => {
  const before = await readOf(catalogue)
  for (const [file, text] of Object.entries(before))
    expect(text, file).toMatch(/airbnb|turnaround/i)
  const after = await readOf(withoutAirbnb)
  // Residential Cleaning pushes it, whatever its name.
  for (const [file, text] of Object.entries(after))
    expect(text.replaceAll('airbnb_freq_selection', ''), file).not.toMatch(/airbnb|turnaround/i)
})

test('all of it describes the company’s services, whatever they are', async () => {
  for (const [file, text] of Object.entries(await readOf(gardens.catalogue)))
    expect(text, file).not.toMatch(/bedroom|residential|airbnb|commercial|pressure|carpet/i)
})

test('each kind of question has a property of its type', () => {
  const types = answerTypes(gardens.catalogue)
  for (const [name, type] of [
    ['hedgeStretches', 'string | number'],
    ['height', "'low' | 'head-high' | 'tall' | ''"],
    ['wood', 'string'],
    ['platform', "boolean | 'yes' | 'no' | ''"],
    ['area', "'valley' | 'nearby' | 'villages' | 'denman' | ''"],
  ])
    expect(types).toContain(
      `  get ${name}(): ${type}\n  set ${name}(value: ${type} | null | undefined)\n`,
    )
})

test('a check mark can be yes, no or not set on the page where attributes are tried', () => {
  const pets = { type: "boolean | 'yes' | 'no'", default: '' }
  const labels = choicesOf(pets).map(({ label }) => label)
  expect(labels).toEqual(['not set', 'yes', 'no'])
})

test('any label that a build accepts is in the guide as it is written', () => {
  const label = text('A label.')
  const accepted = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  const written = (words: string) => words.replace(/\s+/g, ' ').trim()
  const guideOf = (words: string) => {
    const labelled: Catalogue = JSON.parse(JSON.stringify(catalogue), (key, value) =>
      key === 'label' && value === 'Weekly' ? words : value,
    )
    const parts = readGuide(withServices(guide, labelled))
    return written(parts.flatMap(({ nodes }) => nodes.map((node) => wordsOf(node))).join(' '))
  }
  fc.assert(
    fc.property(
      accepted.filter((words) => label.safeParse(words).success),
      (words) => guideOf(words).includes(written(`(${words})`)),
    ),
    {
      numRuns: 20,
      examples: [['1~2 rooms and 3~4 rooms'], ['_Deep_ clean'], ['A [b](c) d'], ['a|b'], ['\\_']],
    },
  )
})

test('a guide without the place of a table stops the build', () => {
  const without = guide.replace('<!-- services:answers -->', '')
  expect(() => withServices(without, catalogue)).toThrow(
    'widgets/README.md has no <!-- services:answers -->.',
  )
})
