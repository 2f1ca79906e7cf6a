import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unfinishedDay } from '../../widgets/rules/company/preferred-day.ts'
import { fieldsOf, questionsOf } from '../../widgets/rules/engine/answers.ts'
import { quoteOf } from '../../widgets/rules/engine/quote.ts'
import {
  blankContact,
  type Contact,
  contactParams,
  quoteMailto,
  quoteParams,
  textReplyParams,
  viewedQuoteParams,
} from '../../widgets/rules/lead/contact.ts'
import { restore } from '../../widgets/rules/wizard/restore.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { at } from './wizards.ts'

/** Values that people, robots and broken pages put into a field. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom('', 'Sam\r\nBcc: all@x.example', '\u202eevil', '\ud83d', '\0', 'a\u2028b\u2029c'),
  fc.constantFrom('😀', '\ud83d', '"', '字', '\n').map((unit) => unit.repeat(7000)),
)
const contacts = fc.record({
  name: text,
  email: text,
  phone: text,
  preferredDay: text,
  postalCode: text,
  message: text,
  website: text,
})

const fields = catalogue.services
  .flatMap((service) => questionsOf(catalogue, service))
  .flatMap(fieldsOf)
const answers = fc.record(
  Object.fromEntries(
    ['service', ...fields.map(({ id }) => id)].map((id) => [
      id,
      fc.oneof(
        fc.constantFrom(0, 1, 99, -1, 1e300, Number.NaN, null, '', [], {}, ['carpetCleaning']),
        fc.constantFrom('residential', 'airbnb', 'commercial', 'weekly', 'same-day', 'restaurant'),
        text,
      ),
    ]),
  ),
  { requiredKeys: [] },
)

test('whatever is answered and typed, a mail has flat strings under 50 kB, no control character in a line, and no error', () => {
  fc.assert(
    fc.property(contacts, answers, (contact, given) => {
      const wizard = restore(catalogue, { answers: given, stepId: 'contact', preset: '' })
      const price = quoteOf(catalogue, wizard.answers)
      expect(Number.isInteger(price.total) && price.total >= 0 && price.total <= 60_438).toBe(true)
      const mail = {
        ...contactParams(contact, 60_000),
        ...quoteParams(wizard.answers.service, price, ''),
      }
      for (const [field, value] of Object.entries(mail)) {
        expect(typeof value).toBe('string')
        if (!/message|price_breakdown/.test(field))
          expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }
      expect('suspect' in mail).toBe(contact.website !== '')
      expect(new TextEncoder().encode(JSON.stringify(mail)).length).toBeLessThan(50_000)
      expect(quoteMailto('Home', price, contact, 'hello@goldcrest.example')).toMatch(
        /^mailto:[\x21-\x7e]+$/,
      )
    }),
    { numRuns: 1000 },
  )
})

test('a mail has the typed contact, tidied, and the quote as flat texts', () => {
  const contact = {
    ...blankContact,
    name: ' Sam\nSample ',
    phone: '+1 (604) 555-0199',
    message: 'Gate.\r\nDog.',
  }
  const price = quoteOf(catalogue, at('residential', 'contact', { bedrooms: 1 }).answers)
  const link = 'https://site.example/quote-builder#q=2.r.bedrooms-1'
  expect({
    ...contactParams(contact, 60_000),
    ...quoteParams('Residential Cleaning', price, link),
  }).toEqual({
    name: 'Sam Sample',
    email: '',
    phone: '6045550199',
    message: 'Gate.\nDog.',
    service: 'Residential Cleaning',
    total_price: `${price.total}`,
    price_breakdown: `1 Bedroom: $${price.total}`,
    quote_link: link,
  })
})

test('a mail names the taxes on the total, where the company charges any', () => {
  const gst = { name: 'GST', percent: 5 }
  const charges = { minimum: 0, taxes: [gst, { name: 'PST', percent: 7 }] }
  const { answers } = at('residential', 'contact', { bedrooms: 1 })
  const price = quoteOf({ ...catalogue, charges }, answers)
  expect(quoteParams('Residential Cleaning', price, '')).toMatchObject({
    total_price: '80',
    price_breakdown: '1 Bedroom: $80',
    taxes: 'GST: $4\nPST: $5.60',
  })
  const once = quoteOf({ ...catalogue, charges: { minimum: 0, taxes: [gst] } }, answers)
  expect(quoteParams('Residential Cleaning', once, '').taxes).toBe('GST: $4')
  const includedTaxes = [{ name: 'VAT', percent: 20 }]
  const inPrices = quoteOf({ ...catalogue, charges: { ...charges, includedTaxes } }, answers)
  expect(quoteParams('Residential Cleaning', inPrices, '').taxes).toBe(
    'includes VAT: $13.33\nGST: $4\nPST: $5.60',
  )
  const untaxed = quoteOf(catalogue, answers)
  expect(quoteParams('Residential Cleaning', untaxed, '')).not.toHaveProperty('taxes')
})

test('whatever a visitor is called, a begun reply is one parameter of a text message’s address', () => {
  const sentence = 'Hi {visitor}, your quote: {quote_link} Shall we come?'
  const link = 'https://site.example/quote-builder#q=2.r.bedrooms-1&x=%20'
  const named = fc.oneof(
    text,
    fc.constantFrom('A&body=x', '#', '?a=b', '%26', 'Jo "\'>', '+1;', '{quote_link}'),
  )
  fc.assert(
    fc.property(named, (name) => {
      const { text_reply = '' } = textReplyParams(sentence, name, link)
      expect(text_reply).toMatch(/^[\w.~!*'()%-]+$/)
      const [parameter, ...others] = new URL(`sms:+16045550199?body=${text_reply}`).searchParams
      const shown = contactParams({ ...blankContact, name }, 60_000).name?.replace(/\p{Cs}/gu, '')
      expect(parameter).toEqual(['body', `Hi ${shown}, your quote: ${link} Shall we come?`])
      expect(others).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('without the company’s words, or a link, no reply is sent along', () => {
  expect(textReplyParams(undefined, 'Sam', 'https://site.example/')).toEqual({})
  expect(textReplyParams('Hi {visitor}: {quote_link}', 'Sam', '')).toEqual({})
})

test('a contact step in which nobody has typed is blank', () => {
  expect(new Set(Object.values(blankContact))).toEqual(new Set(['']))
})

test('a mail about a quote that was only viewed names nobody', () => {
  const nobody = { name: 'viewed quote', email: '', phone: '', message: '' }
  expect(viewedQuoteParams).toEqual(nobody)
})

test('a visitor can mail the quote by hand, with its lines, total, day, postal code and notes', () => {
  const { answers } = at('residential', 'contact', { bathrooms: 2, frequency: 'monthly' })
  const write = (given: Partial<Contact>) => {
    const contact = { ...blankContact, ...given }
    const price = quoteOf(catalogue, answers)
    return new URL(quoteMailto('Residential Cleaning', price, contact, 'hello@x'))
  }
  const letter = write({ message: 'Two dogs.' })
  expect(letter.pathname).toBe('hello@x')
  expect(letter.searchParams.get('subject')).toBe('Residential Cleaning')
  expect(letter.searchParams.get('body')).toBe(
    '2 Bathrooms: $80\nMonthly discount (10%): \u2212$8\nTotal: $72\n\nTwo dogs.',
  )
  const details = { preferredDay: '2026-12-24', postalCode: 'V3T 1A1', message: 'Two dogs.' }
  expect(write(details).searchParams.get('body')).toMatch(
    /\n\nPreferred day: Thursday, December 24, 2026\nPostal code: V3T 1A1\nTwo dogs\.$/,
  )
  const unfinished = write({ ...details, preferredDay: unfinishedDay })
  expect(unfinished.searchParams.get('body')).not.toContain('Preferred day')
})
