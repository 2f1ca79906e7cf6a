import { expect, test } from 'vitest'
import { startOfLink } from '../../widgets/rules/engine/start.ts'
import { newsLines } from '../../widgets/rules/wizard/news-lines.ts'
import { reduce, type Wizard } from '../../widgets/rules/wizard/wizard.ts'
import { dogWalks, withDogs } from './dog-walks.ts'
import { draft } from './wizards.ts'

const walkQuote = withDogs('walks', 'place', { dogs: 1, treats: ['biscuit'] })
const takeOut = (wizard: Wizard) => reduce(dogWalks, wizard, { type: 'takeOut' })
const texts = (wizard: Wizard) => newsLines(dogWalks, wizard).map(({ text }) => text)

function open(wizard: Wizard, code: string): Wizard {
  const start = startOfLink(dogWalks, code)
  if (!start) throw new Error(`${code} cannot be read.`)
  return reduce(dogWalks, wizard, { type: 'open', start, entry: code })
}

test('a check-mark extra is added to the current quote, and can be removed again', () => {
  const joined = open(walkQuote, '2.walks.bath-1')
  expect(joined.answers).toEqual({ ...walkQuote.answers, bath: true })
  expect(texts(joined)).toEqual(['A bath, $30, was added to your quote.'])
  expect(draft(takeOut(joined))).toEqual(draft(walkQuote))
})

test('check marks and options are added together, and earlier ones stay', () => {
  const joined = open(walkQuote, '2.walks.bath-1.treats-bone-biscuit')
  expect(joined.answers).toMatchObject({ bath: true, treats: ['biscuit', 'bone'] })
  expect(texts(joined)).toEqual(['A bath and Bone, $35, were added to your quote.'])
  expect(draft(takeOut(joined))).toEqual(draft(walkQuote))
})

test('an extra that costs nothing is added without an amount', () => {
  const withoutTreats = withDogs('walks', 'place', { dogs: 1 })
  expect(texts(open(withoutTreats, '2.walks.treats-biscuit'))).toEqual([
    'Biscuit was added to your quote.',
  ])
})

test('an extra that costs nothing does not lead to a final quote of nothing', () => {
  const free = withDogs('stays', 'extras', { roomKind: 'garden', dogs: 0 })
  expect(open(free, '2.stays.treats-biscuit').stepId).toBe('quote')
  const nothing = withDogs('stays', 'extras', { treats: ['biscuit'] })
  const joined = open(nothing, '2.stays.treats-biscuit')
  expect(draft(joined)).toEqual(draft(nothing))
})

test('a check mark that is already in the quote stays', () => {
  const bathed = withDogs('walks', 'place', { dogs: 1, bath: true })
  const joined = open(bathed, '2.walks.bath-1')
  expect(draft(joined)).toEqual(draft(bathed))
  expect(texts(joined)).toEqual(['A bath is already in your quote.'])
  expect(takeOut(joined)).toBe(joined)
})

test('a check mark that a link leaves out adds nothing, so the link opens its own quote', () => {
  const opened = open(walkQuote, '2.walks.bath-0')
  expect(opened.answers).toEqual(withDogs('walks', 'dogs').answers)
  expect(opened.other).toEqual(draft(walkQuote))
})

test('a link with an extra and something else opens its own quote', () => {
  const opened = open(walkQuote, '2.walks.dogs-2.bath-1')
  expect(opened.answers).toEqual(withDogs('walks', 'dogs', { dogs: 2, bath: true }).answers)
  expect(opened.other).toEqual(draft(walkQuote))
})

test('an extra of another service is not added to a quote that does not ask for it', () => {
  const opened = open(walkQuote, '2.stays.bath-1.ownbed-1')
  expect(opened.answers).toMatchObject({ service: 'stays', bath: true, ownBed: true })
  expect(opened).toMatchObject({ stepId: 'guests', other: draft(walkQuote) })
  const stay = withDogs('stays', 'guests', { dogs: 1 })
  expect(open(stay, '2.stays.bath-1.ownbed-1').answers).toMatchObject({ dogs: 1, ownBed: true })
})
