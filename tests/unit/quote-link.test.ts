import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeInHash, quoteLink, quotePage } from '../../widgets/rules/embed/quote-link.ts'
import { completeAnswers } from '../../widgets/rules/engine/answers.ts'
import { quotedCode, readCode } from '../../widgets/rules/engine/quote-code.ts'
import { linkTails } from '../facts.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { goldenLinks } from '../fixtures/quote-tables.ts'
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
    fc.constantFrom(...goldenLinks.map(({ code }) => code)),
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

test('a quote opens whole, whatever programs put behind the hash or did to it', () => {
  const whole = '2.r.bedrooms-3.bathrooms-2.extras-0'
  const opens = (hash: string) => readCode(catalogue, codeInHash(hash))
  const expected = readCode(catalogue, whole)
  expect(expected).toMatchObject({ isPartly: false, given: { bedrooms: 3, bathrooms: 2 } })
  const encoded = encodeURIComponent(`q=${whole}`).replaceAll('.', '%2E').replaceAll('-', '%2D')
  const broken = whole.replace('.bath', '%0D%0A.bath')
  for (const hash of [
    ...['?utm_source=mail', '&amp;utm_source=mail', '%3Futm_source=mail', '/?fbclid=x', '#top'],
    ...[':~:text=three', '_gl=1*x', ';jsessionid=1', '|utm', ')%20and%20call%20me', '%20and me'],
    ...['+and+me', '%E2%80%9D', '%C2%A0', '>%20call', '%E2%80%8B', '-', '...', '%26gclid%3Dx'],
  ]
    .map((behind) => `#q=${whole}${behind}`)
    .concat([
      `#${encoded}`,
      `#${encodeURIComponent(encoded)}`,
      `#%23${encoded}`,
      `#q%3D${whole}%26utm_source%3Dmail`,
      `#Q=${whole.toUpperCase()}`,
      `#q=3D${whole}`,
      `#/prices?tab=1&q=${whole}`,
      `#!/q=${whole}`,
      `#tab=1&amp;q=${whole}`,
      `#q=${broken}`,
      `#q=${whole.replace('rooms-2', '%20rooms-2')}`,
      `#q=${whole.replace('rooms-2', '=%0Arooms-2')}`,
      `#q=${whole.replace('rooms-2', '%E2%80%8Brooms-2')}%20and%20more`,
    ]))
    expect(opens(hash), hash).toEqual(expected)
  expect(opens(`#q=${whole}.~k3x9?utm=1`)).toMatchObject({ ...expected, priced: 'k3x9' })
  expect(opens(`#q=${whole}.~k3x9%20me`)).toMatchObject({ ...expected, priced: 'k3x9' })
})

test('what the company does not offer is still noticed, whatever is behind it', () => {
  for (const hash of ['#q=2.r.bedrooms-3.saunas-2?utm=1', '#q=2.r.bedrooms-3.saunas-2%20and'])
    expect(readCode(catalogue, codeInHash(hash)), hash).toMatchObject({
      isPartly: true,
      given: { bedrooms: 3 },
    })
})

test('a code that was cut short is still recognised, and other programs’ hashes are not', () => {
  for (const code of ['1.r.3-2', '1.r', '2.r.bed-3', '1.zebra.1', '1.r.1-1%201-1'])
    expect(codeInHash(`#q=${code}`), code).toBe(code)
  for (const text of ['', '1', '1.', '3.r.1', 'clean 1.r', '1.5%20inch', '%31.r', '1..r', 'q=1.r'])
    expect(codeInHash(`#q=${text}`), text).toBe('')
})

test('a hash of any length is read quickly', () => {
  for (const part of ['.', '%3E', '?q', '-', '%20a', '%25', ' '])
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
