import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../../widgets/rules/company/catalogue.ts'
import { codeInHash, quotePage } from '../../widgets/rules/embed/quote-link.ts'
import {
  completeAnswers,
  type KnownAnswers,
  noAnswers,
} from '../../widgets/rules/engine/answers.ts'
import { quoteOf } from '../../widgets/rules/engine/quote.ts'
import {
  codeOf,
  longestCode,
  priceHash,
  quotedCode,
  quotedLink,
  readCode,
} from '../../widgets/rules/engine/quote-code.ts'
import { shownAnswers } from '../../widgets/rules/engine/shown-steps.ts'
import { catalogue, gardens } from '../fixtures/catalogue.ts'
import { codes } from '../fixtures/quote-tables.ts'
import { anyVisit } from './any-catalogue.ts'

const shown = (company: Catalogue, given: KnownAnswers) =>
  shownAnswers(company, completeAnswers(company, given))

test('a code restores exactly what is shown, keeps open questions open, and is always known', () => {
  fc.assert(
    fc.property(anyVisit, ({ company, given }) => {
      const code = codeOf(company, given)
      fc.pre(code.length <= longestCode)
      const found = readCode(company, code)
      if (!found) throw new Error(code)
      expect(found.isPartly).toBe(false)
      expect(found.priced).toBeUndefined()
      expect(codeOf(company, found.given)).toBe(code)
      for (const id of Object.keys(found.given)) expect(Object.keys(given)).toContain(id)
      const before = shown(company, given)
      const after = shown(company, found.given)
      // Several options are always in the same order in a code, however they were chosen.
      const sorted = (answers: KnownAnswers) =>
        JSON.parse(JSON.stringify(answers), (_, one) => (Array.isArray(one) ? one.sort() : one))
      expect(sorted(after)).toEqual(sorted(before))
    }),
    { numRuns: 1000 },
  )
})

test('a quoted link opens the whole quote again, at its price', () => {
  fc.assert(
    fc.property(anyVisit, ({ company, given }) => {
      const answers = completeAnswers(company, given)
      const link = quotedLink(quotePage('https://site.example'), company, answers)
      const code = quotedCode(company, answers)
      expect(link === '').toBe(code.length > longestCode)
      fc.pre(link !== '')
      const found = readCode(company, codeInHash(new URL(link).hash))
      if (!found) throw new Error(link)
      const opened = completeAnswers(company, found.given)
      expect(quoteOf(company, opened)).toEqual(quoteOf(company, answers))
      expect(found.priced).toBe(priceHash(quoteOf(company, answers)))
    }),
    { numRuns: 1000 },
  )
})

test('a quote has one code, however its extras were chosen', () => {
  const of = (...extraServices: string[]) =>
    codeOf(catalogue, { service: 'residential', extraServices })
  expect(of('ovenCleaning', 'carpetCleaning')).toBe(of('carpetCleaning', 'ovenCleaning'))
})

test.each(codes)('$code has the answers to the questions that are shown', (row) => {
  expect(codeOf(row.company, row.answers)).toBe(row.code)
})

test('before a service is chosen there is no quoted code and no link', () => {
  expect(quotedCode(catalogue, noAnswers)).toBe('')
  expect(quotedLink(quotePage('https://site.example'), catalogue, noAnswers)).toBe('')
})

describe('an unknown part of a code is left out and reported:', () => {
  test.each<[code: string, given: object, isPartly: boolean]>([
    ['2.l.front-1.pond-2', { frontLawns: 1 }, true],
    ['2.l.front-1.pond-0', { frontLawns: 1 }, false],
    ['2.l.front-1.visits-hourly', { frontLawns: 1 }, true],
    ['2.l.front-1.visits', { frontLawns: 1 }, true],
    ['2.l.front-1.visits-', { frontLawns: 1 }, true],
    ['2.l.front-1.visits-0', { frontLawns: 1 }, true],
    ['2.l.front-1.visits-weekly-once', { frontLawns: 1 }, true],
    ['2.l.front-x', {}, true],
    ['2.l.front-01', {}, true],
    ['2.l.front-9', { frontLawns: 4 }, true],
    ['2.l.clippings-2', {}, true],
    ['2.l.extras-gutters-pond', { extraWork: ['gutters'] }, true],
    ['2.l.extras-pond', {}, true],
    ['2.l.extras', {}, true],
    ['2.l.area-mars', {}, true],
    ['2.l.area-ferry', { garden: 'denman' }, false],
    ['2.l.area-0', { garden: 'outside' }, false],
    ['2.l.extras-0', { extraWork: [] }, false],
    ['2.l.extras-0-gutters', { extraWork: ['gutters'] }, true],
    ['2.l.extras-gutters-gutters', { extraWork: ['gutters'] }, false],
    ['2.l.front-1.front-3', { frontLawns: 1 }, false],
    ['2.l.front-x.front-3', {}, true],
    ['2.l..front-1', { frontLawns: 1 }, true],
    ['2.l.~k3x9.front-1', { frontLawns: 1 }, true],
    ['2.l.gate-1', { gate: true }, false],
    ['2.h.length-0', { logLength: '' }, false],
    ['2.h.height-0', { hedgeHeight: '' }, false],
  ])('%s', (code, given, isPartly) => {
    const service = code.startsWith('2.h') ? 'hedges-and-trees' : 'lawn-care'
    expect(readCode(gardens.catalogue, code)).toEqual({ given: { ...given, service }, isPartly })
  })
})

test('the parts of a code can be in any order', () => {
  const parts = ['front-2', 'clippings-1', 'visits-weekly', 'area-ferry', 'extras-weeding-compost']
  const inOrder = readCode(gardens.catalogue, `2.l.${parts.join('.')}`)
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => {
      expect(readCode(gardens.catalogue, `2.l.${shuffled.join('.')}`)).toEqual(inOrder)
    }),
  )
})

test('no text breaks the reader: what it reads has a valid code', () => {
  const names = 'front visits extras area gate bags weekly gutters 0 7 ~k3'.split(' ')
  const part = fc.array(fc.constantFrom(...names), { maxLength: 4 }).map((all) => all.join('-'))
  const almost = fc.array(part, { maxLength: 6 }).map((parts) => ['2.l', ...parts].join('.'))
  const first = fc.stringMatching(/^1\.[rcap](\.[\da-z-]{0,9}){0,6}$/)
  fc.assert(
    fc.property(
      fc.constantFrom(catalogue, gardens.catalogue),
      fc.oneof(fc.string({ unit: 'binary' }), almost, first),
      (company, text) => {
        const given = readCode(company, text)?.given
        if (!given?.service) return
        const found = readCode(company, codeOf(company, given))
        expect(found?.isPartly).toBe(false)
        expect(shown(company, found?.given ?? noAnswers)).toEqual(shown(company, given))
      },
    ),
    { numRuns: 2000 },
  )
})

test('a code of more than 600 characters is ignored', () => {
  const text = (length: number) => '2.r.bedrooms-1.'.padEnd(length, 'x')
  expect(readCode(catalogue, text(600))?.given).toEqual({ service: 'residential', bedrooms: 1 })
  expect(readCode(catalogue, text(601))).toBeUndefined()
})

test('the price in a code is the FNV-1a of its amounts, in base 36', () => {
  const hashOf = (...amounts: number[]) =>
    priceHash({ lines: amounts.map((price) => ({ label: '', price })), total: 0, taxes: [] })
  // The published values of the empty text, which is 811c9dc5, and of `0`, which is 350ca8af.
  expect(hashOf()).toBe((0x811c9dc5).toString(36))
  expect(hashOf(0)).toBe((0x350ca8af).toString(36))
  expect(hashOf(1, 2)).not.toBe(hashOf(2, 1))
  expect(hashOf(12)).not.toBe(hashOf(1, 2))
})

test('a property that a page adds to every object is not an answer', () => {
  Object.assign(Object.prototype, { bedrooms: 3, frequency: 'weekly', extraServices: [] })
  try {
    expect(codeOf(catalogue, { service: 'residential', kitchens: 1 })).toBe('2.r.kitchens-1')
    expect(codeOf(catalogue, readCode(catalogue, '1.r....a-1')?.given ?? noAnswers)).toBe('2.r')
  } finally {
    for (const name of ['bedrooms', 'frequency', 'extraServices'])
      Reflect.deleteProperty(Object.prototype, name)
  }
})
