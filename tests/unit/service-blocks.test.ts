import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { catalogueProblems } from '../../site/build/catalogue/check.ts'
import { defaultBlocks } from '../../site/build/service-page/default-blocks.ts'
import { filledBlock } from '../../site/build/service-page/filled-block.ts'
import { inRows } from '../../site/components/blocks/in-rows.ts'
import type { Block } from '../../site/content-types/service-blocks.ts'
import { catalogue, words } from '../fixtures/catalogue.ts'

const specified = fileURLToPath(new URL('../fixtures/specified', import.meta.url))
const patio = { place: 'patio', title: 'Patio', text: 'Moss out.', alt: 'A patio' }
const pricing = { id: 'pricing', question: 'How much?', answer: 'From $80.' }
const sources = { catalogue, words, places: [patio], questions: [pricing] }

const copies: string[] = []
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true })
})

type Change = [before: string | RegExp, after: string]

/** The build's message for the specified company when texts in a service's file and the extras change. */
function problemsAfter(service: string, inService: Change, inExtras?: Change): string[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'blocks-'))
  copies.push(copy)
  cpSync(specified, copy, { recursive: true })
  const change = (name: string, [before, after]: Change) => {
    const file = path.join(copy, name)
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(before)
    writeFileSync(file, text.replace(before, after))
  }
  change(`services/${service}.json`, inService)
  if (inExtras) change('extras.json', inExtras)
  return catalogueProblems(copy).flatMap((lines) =>
    lines.split('\n').map((line) => line.replace(/^\S+ /, '')),
  )
}

test('a block that refers to something not offered is reported, with the nearest name', () => {
  expect(problemsAfter('pressure-washing', ['"option": "deck"', '"option": "dek"'])).toEqual([
    'page.blocks 2.rows 4.prices 1.option: there is no option "dek" of additionalSurfaces; did you mean deck?',
  ])
  expect(
    problemsAfter('residential', ['"question": "livingRooms"', '"question": "halls"']),
  ).toEqual([
    'page.blocks 1.prices 1.question: there is no question "halls"; there are bedrooms, bathrooms, livingRooms, kitchens, frequency, extraServices.',
  ])
  expect(
    problemsAfter('commercial', ['"question": "restrooms"', '"question": "restroom"']),
  ).toEqual([
    'page.blocks 1.lines 2.question: there is no count "restroom"; did you mean restrooms?',
  ])
  expect(problemsAfter('residential', ['"livingRooms": 1', '"halls": 1'])).toEqual([
    'page.blocks 2.example.halls: there is no count "halls"; there are bedrooms, bathrooms, livingRooms, kitchens.',
  ])
})

test('an option that was removed is reported where a block still shows it', () => {
  expect(problemsAfter('pressure-washing', [/,\s*\{\s*"id": "fence"[^}]*\}/, ''])).toEqual([
    'page.blocks 2.rows 6.prices 1.option: there is no option "fence" of additionalSurfaces; there are siding, deck, patio, walkway.',
  ])
})

test('an extra is reported where a block shows it and the service never asks for extras', () => {
  expect(
    problemsAfter(
      'pressure-washing',
      [/"additionalSurfaces",\s*"option": "fence"/, '"extraServices", "option": "ovenCleaning"'],
      ['"id": "extras",', '"id": "extras", "when": [{ "service": ["residential"] }],'],
    ),
  ).toEqual([
    'page.blocks 2.rows 6.prices 1.question: there is no question "extraServices"; there are drivewaySize, windowCount, additionalSurfaces.',
  ])
})

test('a block of an unknown kind, and names that no file has, are reported', () => {
  expect(problemsAfter('airbnb', ['"step-line"', '"step-lin"'])).toEqual([
    'page.blocks 4.kind: "step-lin" is not right; did you mean step-line?',
  ])
  expect(problemsAfter('residential', ['"living-room"', '"livingroom"'])).toEqual([
    'page.blocks 4.places 2: "livingroom" is not in transformations.json; did you mean living-room?',
  ])
  expect(problemsAfter('residential', ['"bucket"', '"buket"'])).toEqual([
    'page.blocks 5.drawing: there is no media/drawings/buket.svg; did you mean bucket?',
  ])
})

test('a page starts with exactly one block that may start a page', () => {
  const points = '{ "kind": "included" },'
  expect(problemsAfter('commercial', ['"blocks": [', `"blocks": [ ${points}`])).toEqual([
    'page.blocks 1.kind: is no beginning of a page; put a block first that ends in -hero.',
    'page.blocks 2.kind: begins a page, which another does; take it out.',
  ])
  expect(problemsAfter('commercial', ['"blocks": [', '"more": ['])).toEqual([
    'page.more 1.kind: begins a page, which is made here; take it out.',
  ])
})

test('a page has either blocks or more, not both', () => {
  const both = '"page": { "more": [{ "kind": "included" }],'
  expect(problemsAfter('commercial', ['"page": {', both])).toEqual([
    'page: write blocks for the whole page, or more for what is added to a page made from this file.',
  ])
})

test('a heading can count the items below it, or the rooms of its example', () => {
  const point = (title: string) => ({ title, text: '' })
  const points: Block = {
    kind: 'points',
    look: 'barred',
    heading: '{Count} reasons, all {count} true.',
    points: [point('One'), point('Two'), point('Three')],
  }
  expect(filledBlock(points, sources)).toMatchObject({ heading: 'Three reasons, all three true.' })
  const strip: Block = {
    kind: 'choice-strip',
    heading: 'All {count} rooms',
    question: 'frequency',
    example: { bedrooms: 2, kitchens: 1, frequency: 'weekly' },
    options: [{ option: 'weekly' }],
  }
  expect(filledBlock(strip, sources)).toMatchObject({ heading: 'All three rooms' })
})

test('a block shows the places and the questions that it names', () => {
  const customPlace = { ...patio, text: 'Furniture back.' }
  const places: Block = {
    kind: 'places',
    heading: 'Look',
    text: 'Drag.',
    places: ['patio', customPlace],
  }
  expect(filledBlock(places, sources)).toMatchObject({ places: [patio, customPlace] })
  const questions: Block = { kind: 'questions', heading: 'Asked', questions: ['pricing'] }
  expect(filledBlock(questions, sources)).toMatchObject({ questions: [pricing] })
})

test('what a block leaves out comes from the wizard’s words', () => {
  expect(filledBlock({ kind: 'included' }, sources)).toMatchObject(words.quote.included)
  expect(filledBlock({ kind: 'prices', heading: 'Prices' }, sources)).toMatchObject({
    heading: 'Prices',
    text: words.quote.priceNote,
  })
})

test('a service without blocks gets a page with its questions, prices and extras', () => {
  const [service] = catalogue.services
  const file = { ...service, id: 'residential', order: 1, icon: 'house', path: '/', listed: [] }
  const card = { text: '', unit: '', from: {} }
  const name = 'Homes'
  const included: Block = { kind: 'included', heading: 'More' }
  const blocks = defaultBlocks(
    { ...file, name, card, steps: [], nothing: '', picture: 'van', page: { more: [included] } },
    catalogue,
    words,
  )
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'price-hero',
    'prices',
    'included',
    'step-rows',
    'included',
    'closing',
  ])
  expect(blocks[0]).toMatchObject({ picture: 'van' })
  const titles = ['Count your rooms.', 'How often?', 'Anything extra?', words.contact.heading]
  expect(blocks[3]).toMatchObject({ steps: titles.map((title) => ({ title })) })
})

test('two to eight cards fill their last row as well as they can', () => {
  const wide = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => inRows(count)['--wide'])
  expect(wide).toEqual([1, 2, 3, 4, 3, 3, 4, 4])
  expect([2, 3, 4, 8].map((count) => inRows(count)['--narrow'])).toEqual([2, 3, 2, 2])
})
