import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import Mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '../../site/build/content/read-catalogue.ts'
import { readCompany, readerOf } from '../../site/build/content/reader.ts'
import { leadMails } from '../../site/build/lead-mails/lead-mails.ts'
import type { Company } from '../../site/content-schema/company.ts'
import type { ContactStep } from '../../site/content-schema/quotes.ts'
import type { Settings } from '../../widgets/lead/settings.ts'
import { unknownVisit } from '../../widgets/lead/visit.ts'
import { completeAnswers } from '../../widgets/rules/engine/answers.ts'
import { areaParams } from '../../widgets/rules/engine/area.ts'
import { exampleAnswers } from '../../widgets/rules/engine/example-answers.ts'
import { quoteOf } from '../../widgets/rules/engine/quote.ts'
import {
  blankContact,
  contactParams,
  quoteParams,
  textReplyParams,
  viewedQuoteParams,
} from '../../widgets/rules/lead/contact.ts'
import { inquiryParams } from '../../widgets/rules/lead/inquiry.ts'
import { languageParam } from '../../widgets/rules/lead/person.ts'
import { whenAndWhereParams } from '../../widgets/rules/lead/when-and-where.ts'
import { copyContent } from '../fixtures/project-copy.ts'
import { account, mail, outcome, requests, serveMails } from './mail-service.ts'

serveMails()

const specified = fileURLToPath(new URL('../fixtures/specified', import.meta.url))
const gardens = fileURLToPath(new URL('../fixtures/gardens', import.meta.url))

type Params = Record<string, string>

const contact = {
  ...blankContact,
  name: 'Sam Sample',
  email: 'sam@example.com',
  phone: '604 555 0199',
  message: 'Two dogs.\nSide door.',
  website: 'filled by a robot',
}
const link = 'https://site.example/quote-builder#q=2.r.bedrooms-1'

/** What a widget adds to `params` when it sends them. */
async function sent(params: Params): Promise<Params> {
  const settings: Partial<Settings> = {
    account: () => account,
    cameFrom: { partner: 'Elm & Co', reference: '7', ...unknownVisit },
    isTest: true,
    isDry: false,
    priceList: 'abc',
  }
  await outcome(mail.writeMail(settings as Settings, params, 'lead1', 'lead').send())
  return JSON.parse(`${requests.at(-1)?.body}`).template_params
}

/** The quotes of a company as they are sent: the example of each service, and the whole catalogue's questions answered. */
async function quotesOf(folder: string): Promise<Params[]> {
  const { catalogue } = readCatalogue(folder)
  const { preferredDay, postalCode } = readerOf(folder)<ContactStep>('contact-step.json')
  const asked = {
    day: preferredDay ? { timeZone: 'UTC', closedDays: [], specialDays: [] } : null,
    postalCode,
  }
  const company = readCompany(folder)
  const quotes: Params[] = []
  for (const { id, name } of catalogue.services) {
    const answers = completeAnswers(catalogue, exampleAnswers(catalogue, id))
    quotes.push(
      await sent({
        ...contactParams(contact, 60_000),
        ...whenAndWhereParams(asked, contact),
        ...areaParams(catalogue, answers, 'V9N 2B4'),
        ...quoteParams(name, quoteOf(catalogue, answers), link),
        ...languageParam(visitorLanguage(company), switchedOn(company)),
        ...textReplyParams(company.textReply, contact.name, link),
      }),
    )
  }
  return quotes
}

/** The languages besides English. */
const switchedOn = ({ languages }: Company) => languages.slice(1)

/** Of a visitor who reads another language where there is one. */
const visitorLanguage = (company: Company) => switchedOn(company)[0] ?? 'en'

const namesIn = (leads: readonly Params[]) => [
  ...new Set(leads.flatMap((lead) => Object.keys(lead))),
]

/** The lines of the block in a mail: each the whole text of an element, as HTML shows it. */
function blockIn(html: string): string[] {
  const lines = [...html.matchAll(/<div style="white-space:normal">([^<]*)<\/div>/g)]
  return lines.map(([, text = '']) => text.replace(/\s+/g, ' '))
}

const keysIn = (html: string) => blockIn(html).map((line) => line.replace(/: .*/, ''))

describe.each([
  ['specified', specified],
  ['gardens', gardens],
])('of the company %s', (_, folder) => {
  test('the block of a quote has each parameter that its leads carry once, and no other', async () => {
    // What visitors write in lines of their own follows the block; the reply is for the button alone.
    const others = ['message', 'text_reply']
    const carried = namesIn(await quotesOf(folder)).filter((name) => !others.includes(name))
    expect(keysIn(leadMails(folder).quote.html).sort()).toEqual(carried.sort())
  })

  test('so has the block of an inquiry', async () => {
    const others = ['message', 'to_email']
    const inquiry = inquiryParams({ ...contact, service: '' }, 'to@x', 60_000)
    const company = readCompany(folder)
    const language = languageParam(visitorLanguage(company), switchedOn(company))
    const carried = namesIn([await sent({ ...inquiry, ...language })]).filter(
      (name) => !others.includes(name),
    )
    expect(keysIn(leadMails(folder).inquiry.html).sort()).toEqual(carried.sort())
  })

  test('the headers name only what may be in them, and no value is written as markup', () => {
    const { quote, inquiry } = leadMails(folder)
    expect([quote.subject, quote.replyTo]).toEqual([
      `{{service}}: ${'$'}{{total_price}}`,
      '{{email}}',
    ])
    expect([inquiry.subject, inquiry.replyTo]).toEqual(['Inquiry: {{service}}', '{{from_email}}'])
    for (const { html, fromName } of [quote, inquiry]) {
      expect(fromName).toBe(readCompany(folder).name)
      expect(html).not.toMatch(/\{\{\{|\{\{\s*&|mailto:|src=|url\(|@import/)
      expect(html.match(/href="(?!tel:|sms:|\{\{quote_link\}\}")/g)).toBeNull()
    }
  })
})

test('a mail has price and name first, then the buttons, the lines and the note; the message is last', async () => {
  const [lead = {}] = await quotesOf(specified)
  const html = Mustache.render(leadMails(specified).quote.html, lead)
  const text = textOf(html)
  const { total_price, price_breakdown = '' } = lead
  const words = [`$${total_price}`, 'Sam Sample', 'Call', 'Text', 'Open quote', price_breakdown]
  const order = [...words, 'Two dogs. Side door.', 'lead_id: lead1', 'message:']
  const places = order.map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(text).toMatch(/\nmessage:\s+Two dogs\.\nSide door\.\s*$/)
  expect(text).toContain('A robot may have sent this.')
  expect(text).toContain('A test')
})

test('a mail names the language that its visitor read, where visitors can choose one', async () => {
  const [lead = {}] = await quotesOf(gardens)
  const { quote, inquiry } = leadMails(gardens)
  for (const { html } of [quote, inquiry]) {
    expect(textOf(Mustache.render(html, lead))).toMatch(/\nLanguage:\nfr\n/)
    expect(textOf(Mustache.render(html, { ...lead, language: '' }))).not.toContain('Language')
  }
  const inEnglish = leadMails(specified)
  for (const { html } of [inEnglish.quote, inEnglish.inquiry])
    expect(textOf(Mustache.render(html, lead))).not.toMatch(/language/i)
})

test('where a visitor only looked, a mail has no button to reach them, and says so', async () => {
  const [lead = {}] = await quotesOf(specified)
  const { suspect, text_reply, ...quote } = lead
  const html = Mustache.render(leadMails(specified).quote.html, { ...quote, ...viewedQuoteParams })
  expect(html).not.toMatch(/tel:|sms:/)
  expect(html).toContain('Open quote</a>')
  expect(textOf(html)).toMatch(/viewed quote[\s\S]*Only looked at so far/)
  expect(textOf(html)).not.toMatch(/Press Reply|promise|robot/)
})

test('whatever anybody sends, a mail has the same elements and the same lines in its block', () => {
  const { quote, inquiry } = leadMails(gardens)
  const part = fc.constantFrom(
    ...['\n', '\r\n', '\u2028', '"', "'", '<', '>', '&', '=', '/', '`', '{{name}}', '{{{name}}}'],
    ...['</div>', '<img src=x onerror=alert(1)>', 'total_price: 1', 'lead_id: 1', '&#10;', '-->'],
    ...['?bcc=all@x.example', '&body=x', '#', '%0A', '</style>', 'Sam'],
  )
  const value = fc.oneof(
    fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
    fc.string({ minLength: 1, unit: 'binary' }),
  )
  for (const { html } of [quote, inquiry]) {
    const names = [
      ...new Set(Array.from(html.matchAll(/\{\{[#^/]?(\w+)\}\}/g), ([, name = '']) => name)),
    ]
    const harmless = Object.fromEntries(names.map((name) => [name, 'x']))
    const shape = elementsIn(Mustache.render(html, harmless))
    const keys = keysIn(html)
    const values = fc.record(Object.fromEntries(names.map((name) => [name, value])))
    fc.assert(
      fc.property(values, (params) => {
        const mailed = Mustache.render(html, params)
        expect(elementsIn(mailed)).toEqual(shape)
        expect(keysIn(mailed)).toEqual(keys)
        expect(mailed).toMatch(/href="tel:\+1[^"]*"[\s\S]*href="sms:\+1[^"]*\?&amp;body=[^"]*"/)
      }),
      { numRuns: 200 },
    )
  }
})

test('the button Text begins with the company’s words and the quote’s link; without words, with its name', async () => {
  const bodyOf = (html: string) => {
    const [, href = ''] = /href="(sms:[^"]*)"/.exec(html) ?? []
    return new URL(unescaped(href)).searchParams.get('body')
  }
  const [withWords = {}] = await quotesOf(gardens)
  expect(bodyOf(Mustache.render(leadMails(gardens).quote.html, withWords))).toBe(
    `Hi Sam Sample, this is Fernhill. Here is your quote again: ${link} Which day suits you?`,
  )
  const [without = {}] = await quotesOf(specified)
  expect(without).not.toHaveProperty('text_reply')
  expect(bodyOf(Mustache.render(leadMails(specified).quote.html, without))).toBe(
    'Hi, this is Goldcrest. ',
  )
})

test('another country has its own sign, language and numbers, and colours are those of the company', () => {
  const content = path.join(copyContent(), 'site/content')
  const file = path.join(content, 'business.json')
  const business = JSON.parse(readFileSync(file, 'utf8'))
  const british = { country: 'GB', locale: 'en-GB', currency: 'GBP', phone: '+44 20 7946 0958' }
  writeFileSync(file, JSON.stringify({ ...business, ...british }))
  const { quote } = leadMails(content)
  expect(quote.subject).toBe('{{service}}: £{{total_price}}')
  expect(quote.html).toContain('<html lang="en-GB">')
  expect(quote.html).toContain('href="tel:{{phone}}"')
  expect(quote.html).toContain('>£{{total_price}}<')
  expect(quote.html).toContain('background-color:#f4b400')
  expect(leadMails(gardens).quote.html).toContain('background-color:#e2875c')
})

/** The text of a mail, an element a line. */
function textOf(html: string): string {
  const body = html
    .replace(/^[\s\S]*<body/, '<body')
    .replace(/white-space:normal">[^<]*/g, (text) => text.replace(/\s+/g, ' '))
    .replace(/\s*<[^>]*>\s*/g, '\n')
  return unescaped(body.replace(/\n+/g, '\n'))
}

/** The tags with the names of their attributes, and the values of those that no parameter is in. */
const elementsIn = (html: string) =>
  (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/href="[^"]*"/, 'href'))

function unescaped(html: string): string {
  const text = html.replace(/&#(x?)([\da-f]+);/gi, (_, hex, code) =>
    String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
  )
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
