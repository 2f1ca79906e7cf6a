import { describe, expect, test } from 'vitest'
import { priceHash } from '../../widgets/rules/engine/quote-code.ts'
import { startOfLink } from '../../widgets/rules/engine/start.ts'
import { newsLines } from '../../widgets/rules/wizard/news-lines.ts'
import { newWizard, type Wizard } from '../../widgets/rules/wizard/wizard.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { act, at, draft } from './wizards.ts'

const texts = (wizard: Wizard) => newsLines(catalogue, wizard).map(({ text }) => text)
const extra = (option: string) => ({ question: 'extraServices', option })

/** Where a link leads a visitor. */
function open(wizard: Wizard, code: string): Wizard {
  const start = startOfLink(catalogue, code)
  if (!start) return act(wizard, { type: 'unreadableLink' })
  return act(wizard, { type: 'open', start, entry: code })
}

test.each([
  ['carpetCleaning', 'Carpet Cleaning, $200, was', 'Take it out'],
  [
    'carpetCleaning ovenCleaning fridgeCleaning',
    'Carpet Cleaning, Oven Cleaning and Fridge Cleaning, $295, were',
    'Take them out',
  ],
])('extras %s that a link added are named with their cost', (ids, named, label) => {
  const news = { kind: 'added', extras: ids.split(' ').map(extra), stepId: 'home' } as const
  const button = { label, action: { type: 'takeOut' } }
  const text = `${named} added to your quote.`
  expect(newsLines(catalogue, { ...newWizard, news })).toEqual([{ text, button }])
})

test('extras that were already in the quote are named without their cost', () => {
  const alreadyAdded = (...ids: string[]) =>
    texts({ ...newWizard, news: { kind: 'alreadyAdded', extras: ids.map(extra) } })
  expect(alreadyAdded('ovenCleaning')).toEqual(['Oven Cleaning is already in your quote.'])
  expect(alreadyAdded('ovenCleaning', 'carpetCleaning')).toEqual([
    'Carpet Cleaning and Oven Cleaning are already in your quote.',
  ])
})

describe('another quote that can be restored', () => {
  const priced = at('residential', 'home', { bedrooms: 2 })
  const free = at('airbnb', 'home', { turnaround: 'same-day' })

  test('is offered with its price, where it has one', () => {
    expect(texts({ ...newWizard, other: draft(priced) })).toEqual([
      'Your other quote, Residential Cleaning for $160, is kept.',
    ])
    expect(texts({ ...newWizard, other: draft(free) })).toEqual([
      'Your other quote, Airbnb Cleaning, is kept.',
    ])
  })

  test('is not offered where visitors enter their contact', () => {
    expect(texts({ ...free, stepId: 'contact', other: draft(priced) })).toEqual([])
  })
})

describe('a link that opens nothing', () => {
  const current = at('commercial', 'business', { buildingType: 'retail' })

  test.each([
    ['1.r.many', 'The link is not complete, so it could not be opened.'],
    ['2.maid-service', 'The link is not complete, so it could not be opened.'],
    ['2.chimneys.flues-2', 'What this link asks for is no longer offered.'],
  ])('such as %s says so, and keeps a visitor’s existing quote', (code, text) => {
    expect(texts(open(newWizard, code))).toEqual([text])
    expect(texts(open(current, code))).toEqual([`${text} What you see is your own quote.`])
    expect(draft(open(current, code))).toEqual(draft(current))
  })

  test('is no longer mentioned after the next step', () => {
    expect(texts(act(open(current, '2.chimneys'), { type: 'next' }))).toEqual([])
  })
})

describe('a link with something that is no longer offered', () => {
  const leftOut = 'Some of what this link asks for is no longer offered, and was left out.'

  test.each(['2.r.bedrooms-2.attics-1', '2.r.bedrooms-2.extras-oven-moon', '1.r.2-0-0-0.o.ol'])(
    'such as %s says so, until the visitor changes something',
    (code) => {
      const opened = open(newWizard, code)
      expect(texts(opened)).toEqual([leftOut])
      expect(texts({ ...opened, stepId: 'quote' })).toEqual([leftOut])
      expect(texts(act(opened, { type: 'count', id: 'kitchens', by: 1 }))).toEqual([])
    },
  )

  test('says nothing about its price, which changed for that reason', () => {
    const opened = open(newWizard, '2.r.bedrooms-2.frequency-weekly.attics-1.extras-0.~old')
    expect(opened.stepId).toBe('quote')
    expect(texts(opened)).toEqual([leftOut])
  })

  test('says so next to the extras that it added to a quote', () => {
    const current = at('airbnb', 'home', { bedrooms: 1 })
    const joined = open(current, '2.a.extras-oven-moon')
    expect(texts(joined)).toEqual(['Oven Cleaning, $50, was added to your quote.', leftOut])
    expect(texts(open(joined, '2.a.extras-oven'))).toEqual([
      'Oven Cleaning is already in your quote.',
    ])
    expect(texts(act(joined, { type: 'takeOut' }))).toEqual([])
  })
})

describe('the old price of a link', () => {
  const code = '2.r.bedrooms-2.frequency-weekly.extras-0'
  const today = priceHash({ total: 112, lines: [16000, -4800].map(lineOf), taxes: [] })
  const changed = 'Prices have changed since this link was made. Today this quote is $112.'

  test('is mentioned on the final quote when it has changed', () => {
    const opened = open(newWizard, `${code}.~old`)
    expect(texts(opened)).toEqual([changed])
    expect(texts(act(opened, { type: 'back' }))).toEqual([])
  })

  test('is not mentioned when it is unchanged or the visitor changed the quote', () => {
    expect(texts(open(newWizard, `${code}.~${today}`))).toEqual([])
    const other = open(at('airbnb', 'home'), `${code}.~old`)
    const more = act(other, { type: 'toggle', id: 'extraServices', option: 'ovenCleaning' })
    expect(texts(more)).toEqual([])
  })

  function lineOf(price: number) {
    return { label: '', price }
  }
})
