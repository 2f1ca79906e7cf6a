import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeInHash, quoteLink, quotePage } from '../../widgets/rules/embed/quote-link.ts'
import { completeAnswers } from '../../widgets/rules/engine/answers.ts'
import { quotedCode } from '../../widgets/rules/engine/quote-code.ts'
import { readCode } from '../../widgets/rules/engine/read-code.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { firstLinks, firstPricedLinks, secondLinks } from '../fixtures/golden-links.ts'
import { linkTails } from '../quote-link-of.ts'
import { anyVisit } from './any-catalogue.ts'

test('a link has its code in the hash, in addition to what the page keeps there', () => {
  const link = quoteLink(quotePage('https://site.example'), '2.r.bedrooms-3.extras-0.~k3x9')
  expect(link).toBe('https://site.example/quote-builder#q=2.r.bedrooms-3.extras-0.~k3x9')
  expect(codeInHash(new URL(link).hash)).toBe('2.r.bedrooms-3.extras-0.~k3x9')
  expect(codeInHash('#/rooms?q=1.c&tab=2')).toBe('1.c')
  expect(codeInHash('#faq=1.c')).toBe('')
  expect(codeInHash('#q=2.r.bedrooms-3.%7Ek3x9')).toBe('2.r.bedrooms-3.~k3x9')
})

test('capitals and what mail programs add to the end of a link are ignored', () => {
  const written = fc.oneof(
    fc.constantFrom(
      ...[...firstLinks, ...firstPricedLinks, ...secondLinks].map(({ code }) => code),
    ),
    anyVisit.map(({ company, given }) => quotedCode(company, completeAnswers(company, given))),
  )
  fc.assert(
    fc.property(
      written,
      fc.array(fc.constantFrom(...linkTails)),
      fc.boolean(),
      (code, tail, isUp) => {
        expect(codeInHash(`#q=${isUp ? code.toUpperCase() : code}${tail.join('')}`)).toBe(code)
      },
    ),
  )
})

test('a code that was cut short is still recognised, and other programs’ hashes are not', () => {
  for (const code of ['1.r.3-2', '1.r', '2.r.bed-3', '1.zebra.1', '1.r.1-1%201-1'])
    expect(codeInHash(`#q=${code}`), code).toBe(code)
  for (const text of ['', '1', '1.', '3.r.1', 'clean 1.r', '1.5%20inch', '%31.r', '1..r', 'q=1.r'])
    expect(codeInHash(`#q=${text}`), text).toBe('')
})

test('a hash of any length is read quickly', () => {
  for (const part of ['.', '%3E', '?q', '-'])
    for (const hash of [
      `#q=${part.repeat(200_000)}`,
      `#q=1.r.${part.repeat(200_000)}x`,
      `#q=2.r.${part.repeat(200_000)}x`,
    ]) {
      const began = performance.now()
      readCode(catalogue, codeInHash(hash))
      expect(performance.now() - began, part).toBeLessThan(3000)
    }
})
