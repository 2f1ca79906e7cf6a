import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { catalogueProblems } from '../../site/build/catalogue/catalogue-problems.ts'
import { blocksOf, filledBlock } from '../../site/build/service-page/page-blocks.ts'
import { pageOf } from '../../site/build/service-page/service-pages.ts'
import { inRows } from '../../site/components/blocks/in-rows.ts'
import type { Block } from '../../site/content-schema/blocks.ts'
import { catalogue, words } from '../fixtures/catalogue.ts'
import { copyContent } from '../fixtures/project-copy.ts'

const specified = fileURLToPath(new URL('../fixtures/specified', import.meta.url))
const patio = { place: 'patio', title: 'Patio', text: 'Moss out.', alt: 'A patio' }
const pricing = { id: 'pricing', question: 'How much?', answer: 'From $80.' }
const sources = { catalogue, words, places: [patio], questions: [pricing] }

/** The build's message for the specified company when a text in one of its files is replaced. */
function problemsAfter(...changes: [file: string, before: string | RegExp, after: string][]) {
  const copy = path.join(copyContent(), 'site/content')
  for (const [name, before, after] of changes) {
    const file = path.join(copy, name)
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(before)
    writeFileSync(file, text.replace(before, after))
  }
  return catalogueProblems(copy).flatMap((lines) =>
    lines.split('\n').map((line) => line.replace(/^\S+ page\.?/, '')),
  )
}

/** Each mistake in a service's page: the words before and after, and the problems below them. */
const mistakes = `
pressure-washing | "option": "deck" | "option": "dek"
blocks 2.jobs 4.prices 1.option: there is no option "dek" of additionalSurfaces; did you mean deck?
residential | "question": "livingRooms" | "question": "halls"
blocks 1.prices 1.question: there is no question "halls"; there are bedrooms, bathrooms, livingRooms, kitchens, frequency, extraServices.
commercial | "question": "restrooms" | "question": "restroom"
blocks 1.lines 2.question: there is no count "restroom"; did you mean restrooms?
residential | "livingRooms": 1 | "halls": 1
blocks 2.example.halls: there is no count "halls"; there are bedrooms, bathrooms, livingRooms, kitchens.
airbnb | "look": "line" | "look": "lin"
blocks 4.look: "lin" is not right; choose rows, line or bars.
airbnb | "kind": "steps" | "kind": "step"
blocks 4.kind: "step" is not right; did you mean steps?
airbnb | "kind": "steps" | "kind": {}
blocks 4.kind: the value between { and } is not right; there are hero, choices, jobs, points, steps, details, places, prices, included, questions, closing.
airbnb | "question": "turnaround" | "question": {}
blocks 2.question: the value between { and } is not right; write a name of letters and digits, such as livingRooms.
airbnb | "kind": "steps" | "kind": "step-line"
blocks 4.kind: "step-line" is now "steps" with the look "line"; npm run upgrade writes that.
residential | "look": "tiles" | "looks": "tiles"
blocks 3.look: is missing; choose tiles or rows, or run npm run upgrade.
residential | "living-room" | "livingroom"
blocks 4.places 2: "livingroom" is not in transformations.json; did you mean living-room?
residential | "bucket" | "buket"
blocks 5.drawing: there is no media/drawings/buket.svg; did you mean bucket?
commercial | "blocks": [ | "blocks": [ { "kind": "included" },
blocks 1.kind: is no beginning of a page; put a hero first.
blocks 2.kind: begins a page, which another does; take it out.
commercial | "blocks": [ | "more": [
more 1.kind: begins a page, which is made here; take it out.
commercial | "page": { | "page": { "more": [{ "kind": "included" }],
: write blocks for the whole page, or more for what is added to a page made from this file.
`
  .trim()
  .split(/\n(?=\S+ \| )/)
  .map((row) => {
    const [change = '', ...problems] = row.split('\n')
    const [service, before = '', after = ''] = change.split(' | ')
    return { service, before, after, problems }
  })

test.each(mistakes)('$service: $after', ({ service, before, after, problems }) => {
  expect(problemsAfter([`services/${service}.json`, before, after])).toEqual(problems)
})

test('an option that was removed is reported where a block still shows it', () => {
  const fence = /,\s*\{\s*"id": "fence"[^}]*\}/
  expect(problemsAfter(['services/pressure-washing.json', fence, ''])).toEqual([
    'blocks 2.jobs 6.prices 1.option: there is no option "fence" of additionalSurfaces; there are siding, deck, patio, walkway.',
  ])
})

test('an extra is reported where a block shows it and the service never asks for extras', () => {
  const fence = /"additionalSurfaces",\s*"option": "fence"/
  const oven = '"extraServices", "option": "ovenCleaning"'
  const onlyHomes = '"id": "extras", "when": [{ "service": ["residential"] }],'
  expect(
    problemsAfter(
      ['services/pressure-washing.json', fence, oven],
      ['extras.json', '"id": "extras",', onlyHomes],
    ),
  ).toEqual([
    'blocks 2.jobs 6.prices 1.question: there is no question "extraServices"; there are drivewaySize, windowCount, additionalSurfaces.',
  ])
})

const point = (title: string) => ({ title, text: '' })
const customPlace = { ...patio, text: 'Furniture back.' }

const filled = (block: Block) => filledBlock(block, sources)

test('a heading counts the items below it, and that of a strip the rooms of its example', () => {
  const heading = '{Count} reasons, all {count} true.'
  const points = [point('One'), point('Two'), point('Three')]
  expect(filled({ kind: 'points', look: 'barred', heading, points })).toMatchObject({
    heading: 'Three reasons, all three true.',
  })
  const example = { bedrooms: 2, kitchens: 1, frequency: 'weekly' }
  const options = [{ option: 'weekly' }]
  const choices = {
    kind: 'choices',
    look: 'strip',
    question: 'frequency',
    example,
    options,
  } as const
  expect(filled({ ...choices, heading: 'All {count} rooms' })).toMatchObject({
    heading: 'All three rooms',
  })
  const tiles = { ...choices, look: 'tiles', text: '', options: [{ option: 'weekly', text: '' }] }
  expect(filled({ ...tiles, look: 'tiles', heading: '{Count} option' })).toMatchObject({
    heading: 'One option',
  })
})

test('places are shown by their names or with words of the page, and questions by their ids', () => {
  const places: Block = {
    kind: 'places',
    heading: 'Look',
    text: 'Drag.',
    places: ['patio', customPlace],
  }
  expect(filled(places)).toMatchObject({ places: [patio, customPlace] })
  const questions: Block = { kind: 'questions', heading: 'Asked', questions: ['pricing'] }
  expect(filled(questions)).toMatchObject({ questions: [pricing] })
})

test('what is included, and a text that is left out, come from the wizard', () => {
  expect(filled({ kind: 'included' })).toMatchObject(words.quote.included)
  const prices = { kind: 'prices', heading: 'Prices' } as const
  expect(filled(prices)).toMatchObject({ heading: 'Prices', text: words.quote.priceNote })
})

test('a service without blocks gets a page with its questions, prices and extras', () => {
  const [service] = catalogue.services
  const file = { ...service, id: 'residential', order: 1, icon: 'house', path: '/', listed: [] }
  const card = { text: '', unit: '', from: {} }
  const more: Block[] = [{ kind: 'included', heading: 'More' }]
  const titles = ['Count your rooms.', 'How often?', 'Anything extra?', words.contact.heading]
  expect(
    blocksOf(
      { ...file, name: 'Homes', card, steps: [], nothing: '', picture: 'van', page: { more } },
      sources,
    ),
  ).toMatchObject([
    { kind: 'hero', look: 'price', picture: 'van' },
    { kind: 'prices' },
    { kind: 'included', heading: words.quote.included.heading },
    { kind: 'steps', look: 'rows', steps: titles.map((title) => ({ title })) },
    { kind: 'included', heading: 'More' },
    { kind: 'closing' },
  ])
})

test('a page imports the components of its blocks, and no others', () => {
  const imported = (service: string) =>
    Array.from(
      pageOf(specified, service).matchAll(/^import { (\w+) } from ".*blocks/gm),
      ([, name]) => name,
    ).join(' ')
  expect(imported('airbnb')).toBe('HeroPicture ChoicesTiles Points StepsLine Closing')
  expect(imported('commercial')).toBe('HeroReceipt ChoicesPictures Points Steps Closing')
})

test('two to eight cards fill their last row as well as they can', () => {
  const wide = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => inRows(count)['--wide'])
  expect(wide).toEqual([1, 2, 3, 4, 3, 3, 4, 4])
  expect([2, 3, 4, 8].map((count) => inRows(count)['--narrow'])).toEqual([2, 3, 2, 2])
})
