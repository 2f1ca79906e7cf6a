import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { conventions as canadian } from 'virtual:content/business'
import { afterEach, describe, expect, test } from 'vitest'
import { catalogueProblems } from '../../site/build/catalogue/catalogue-problems.ts'
import { companyOf, currencyOf } from '../../site/build/content/company.ts'
import { factsOf } from '../../site/build/content/facts.ts'
import { fileProblems } from '../../site/build/file-check/file-problems.ts'
import type { Business } from '../../site/content-schema/company.ts'
import { phoneShown, priceLines } from '../../site/mailbox/shown-fields.ts'
import { setConventions } from '../../widgets/rules/company/conventions.ts'
import { money } from '../../widgets/rules/company/money.ts'
import { phoneDigits } from '../../widgets/rules/company/phone.ts'
import { newFolder } from '../fixtures/project-copy.ts'
import { rowsIn } from '../fixtures/rows-of.ts'

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))
const business: Business = JSON.parse(
  readFileSync(path.join(fixture('specified'), 'business.json'), 'utf8'),
)
const { province: _, region: __, testimonial: ___, ...least } = business

const british = { country: 'GB', locale: 'en-GB', currency: currencyOf('GBP') }

afterEach(() => setConventions(canadian))

/** The folder of a company of the tests, with other facts in one file. */
function copyOf(name: string, file: string, changes: object): string {
  const copy = newFolder()
  // Pictures contain no facts.
  const media = path.join(fixture(name), 'media')
  cpSync(fixture(name), copy, { recursive: true, filter: (file) => file !== media })
  symlinkSync(media, path.join(copy, 'media'))
  const at = path.join(copy, file)
  const content = { ...JSON.parse(readFileSync(at, 'utf8')), ...changes }
  writeFileSync(at, JSON.stringify(content, null, 2))
  return copy
}

/** The messages for an owner who writes these facts, without the name of the file and the line. */
function problemsOf(changes: object): string[] {
  const folder = copyOf('specified', 'business.json', changes)
  return fileProblems(folder, ['business.json'])
    .flatMap((lines) => lines.split('\n'))
    .map((line) => line.replace(/^.*?:\d+: /, ''))
}

describe('a phone number', () => {
  test.each([
    ['CA', '(604) 555-0142', 'tel:+16045550142'],
    ['US', '+1 206 555 0142', 'tel:+12065550142'],
    ['GB', '+44 20 7946 0958', 'tel:+442079460958'],
    ['GB', '+44 (0)113 496 0958', 'tel:+441134960958'],
    ['FR', '+33 1 99 00 12 34', 'tel:+33199001234'],
    ['IN', '+91 98765 43210', 'tel:+919876543210'],
  ])('of %s is written %s and called as %s', (country, phone, telHref) => {
    expect(problemsOf({ country, phone })).toEqual([])
    expect(companyOf({ ...business, country, phone }).telHref).toBe(telHref)
  })

  test.each(
    rowsIn(`
      CA | 555-0142 | has 7 digits; write the ten of the number, as (604) 555-0142, or one of another country
      GB | 020 7946 0958 | has 11 digits; write the ten of the number, as (604) 555-0142, or one of another country
      GB | +44 555 | has 5 digits; write the code of the country and the number,
      FR | 01 99 00 12 34 | can be called from FR alone; begin it with + and the code of the country,
    `),
  )('of %s cannot be %s, which %s', (country, phone, advice) =>
    expect(problemsOf({ country, phone })).toEqual([
      `phone: "${phone}" ${advice} as +44 20 7946 0958.`,
    ]),
  )

  test.each([
    ['020 7946 0958', '02079460958'],
    ['+44 (0)20 7946-0958', '+4402079460958'],
    ['12345', ''],
    ['0207 946 0958 x2', '02079460958'],
    ['+44+20 7946 0958', ''],
  ])('of a visitor who types %s outside North America is %s', (typed, digits) => {
    setConventions(british)
    expect(phoneDigits(typed)).toBe(digits)
  })

  test('is shown with brackets to the owner only where numbers have ten digits', () => {
    expect(phoneShown('6045550142')).toBe('(604) 555-0142')
    setConventions({ ...british, country: 'FR' })
    expect(phoneShown('0199001234')).toBe('0199001234')
  })
})

describe('an amount', () => {
  test.each([
    ['GBP', '£1,240', 'pounds'],
    ['EUR', '€1,240', 'euros'],
    ['INR', '₹1,240', 'rupees'],
    ['AUD', '$1,240', 'dollars'],
    ['CHF', 'CHF\u00a01,240', 'francs'],
  ])('of %s reads %s, and is in %s', (code, shown, many) => {
    const currency = currencyOf(code)
    setConventions({ ...canadian, currency })
    expect(money(124_000)).toBe(shown)
    expect(money(-124_000)).toBe(`−${shown}`)
    expect(currency).toMatchObject({ code, many })
  })

  test('is shown to the owner with the currency sign with which it was sent', () => {
    setConventions({ ...canadian, currency: currencyOf('CHF') })
    const sent = `2 Bedrooms: ${money(16_000)}\nWeekly discount (30%): ${money(-4_800)}`
    expect(priceLines(sent)).toEqual([
      ['2 Bedrooms', money(16_000)],
      ['Weekly discount (30%)', money(-4_800)],
    ])
  })

  test('in a fact has the currency sign', () => {
    const folder = copyOf('specified', 'business.json', { currency: 'GBP' })
    const amounts = Object.entries(factsOf(folder)).filter(([name]) => /^typical\.\w+$/.test(name))
    expect(amounts).not.toEqual([])
    for (const [, text] of amounts) expect(text).toMatch(/^£[\d,]+ to £[\d,]+$/)
  })
})

describe('a company', () => {
  test('is located in its town where no province or region is given', () => {
    const folder = copyOf('specified', 'business.json', {
      province: undefined,
      region: undefined,
    })
    expect(companyOf(least)).toMatchObject({ city: 'Surrey', area: 'Surrey', testimonial: null })
    expect(factsOf(folder)).toMatchObject({ city: 'Surrey', area: 'Surrey' })
    expect(Object.keys(factsOf(folder))).not.toContain('province')
    expect(companyOf(business)).toMatchObject({
      city: 'Surrey, BC',
      area: 'Surrey and the Lower Mainland',
    })
  })

  test('has its postal code where its country writes it in an address', () => {
    const townOf = (facts: object) => companyOf({ ...least, ...facts }).postalTown
    const lisbon = { town: 'Lisbon', postalCode: '1200-000', country: 'PT' }
    expect(townOf(lisbon)).toBe('1200-000 Lisbon')
    expect(townOf({ town: 'London', postalCode: 'SW1A 1AA', country: 'GB' })).toBe(
      'London SW1A 1AA',
    )
    expect(townOf({ province: 'BC', postalCode: 'V3T 4W8' })).toBe('Surrey, BC V3T 4W8')
    expect(townOf({ ...lisbon, postalCode: undefined })).toBe('Lisbon')
  })

  test('may have no reviews and no profiles elsewhere, or any number of networks', () => {
    const social = [
      { network: 'youtube', url: 'https://www.youtube.com/@fern', text: 'Our films.' },
      { network: 'tiktok', url: 'https://www.tiktok.com/@fern' },
      { network: 'whatsapp', url: 'https://wa.me/442079460958' },
    ]
    expect(problemsOf({ testimonial: undefined, social: [] })).toEqual([])
    expect(problemsOf({ social })).toEqual([])
    expect(problemsOf({ social: [...social, social[0]] })).toEqual([
      'social 4.network: "youtube" is here twice; tell them apart.',
    ])
  })

  test.each(
    rowsIn(`
      "country": "UK" | country: "UK" is not a country; write its two letters, as CA, US or GB.
      "locale": "fr-CA" | locale: "fr-CA" is no English of a country; write one such as en-CA, en-US or en-GB.
      "currency": "$" | currency: "$" is not a currency; write its three letters, as CAD, USD or GBP.
    `),
  )('cannot have %s', (fact, sentence) =>
    expect(problemsOf(JSON.parse(`{${fact}}`))).toEqual([sentence]),
  )

  test('has to name its country', () =>
    expect(problemsOf({ country: undefined })).toEqual([
      'country: is missing; write the two letters of the country, such as CA.',
    ]))

  test('is a kind of business that search engines know', () => {
    expect(problemsOf({ kind: 'Plumber' })).toEqual([])
    expect(problemsOf({ kind: 'Cleaner' })).toEqual([
      expect.stringMatching(/^kind: "Cleaner" is not right; choose LocalBusiness, .* or /),
    ])
  })
})

test('postal codes are asked for only in Canada', () => {
  const abroad = { country: 'GB', phone: '+44 20 7946 0958' }
  const contact = copyOf('other-company', 'business.json', abroad)
  expect(fileProblems(contact, ['contact-step.json'])).toEqual([
    expect.stringMatching(
      /contact-step\.json:3: postalCode: postal codes can only be asked for in Canada; take it out\.$/,
    ),
  ])
  const [area] = catalogueProblems(copyOf('gardens', 'business.json', abroad))
  expect(area).toMatch(
    /questions 1\.kind: postal codes can only be asked for in Canada; take it out\.$/,
  )
})

test('a next step has a phone number that people in another country can call', () => {
  const { phone, ...abroad } = { country: 'GB', phone: '+44 20 7946 0958' }
  const [, nextSteps] = catalogueProblems(copyOf('gardens', 'business.json', { ...abroad, phone }))
  expect(nextSteps).toMatch(
    /next-steps\.json:\d+: steps 3\.phone: "\(250\) 555-0177" can be called from GB alone; begin it with \+ and the code of the country, as \+44 20 7946 0958\.$/,
  )
})
