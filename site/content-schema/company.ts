import type { z } from 'zod'
import type { Conventions } from '../../widgets/rules/company/conventions.ts'
import { hasTenDigits } from '../../widgets/rules/company/phone.ts'
import type { SpecialDay } from '../../widgets/rules/company/special-days.ts'
import { addressFault } from '../problems/address-fault.ts'
import { businessKinds } from './business-kinds.ts'
import { allLanguages, english } from './english.ts'
import {
  choice,
  link,
  list,
  listOrNone,
  longText,
  number,
  object,
  optional,
  schemaKey,
  shortText,
  text,
  textThat,
} from './fields.ts'
import { hours, specialDays } from './opening-hours.ts'
import { translated } from './translated.ts'

/** The social networks that a company can have, by the names of the files of their marks. */
export const networks = [
  ...['facebook', 'instagram', 'linkedin', 'youtube', 'tiktok', 'pinterest', 'x', 'threads'],
  ...['bluesky', 'whatsapp', 'yelp', 'google', 'tripadvisor', 'houzz', 'nextdoor', 'thumbtack'],
] as const

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Codes that Intl has names for but that are not countries: groups of them, and test codes. */
const noCountries = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || noCountries.includes(code)) return false
  // Intl also has names for outdated codes, and for UK, which it takes for GB.
  return regionNames.of(code) !== undefined && new Intl.Locale(`en-${code}`).region === code
}

function isTimeZone(words: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: words }))
  } catch {
    return false
  }
}

const degrees = (most: number, description: string) => {
  const error = ({ input }: { input: unknown }) =>
    `${input} is not a place; write ${-most} to ${most} degrees.`
  return number('a number of degrees', description).min(-most, { error }).max(most, { error })
}

const social = object({
  network: choice(networks, 'Where it is.'),
  url: textThat(
    (url) => addressFault(url) === '',
    (url) => `"${url}" is not an address; write one that starts with https://.`,
    'The address of your page there, which starts with https://.',
  ),
  text: optional(
    longText(
      'What its card on the home page says; without it, the network is in the footer alone.',
    ),
  ),
}).superRefine(({ network, url }, { addIssue }) => {
  const other = networkOf(url)
  if (!other || other === network) return
  const message = `"${url}" is an address at ${other}, not at ${network}; write another one, or another network.`
  addIssue({ code: 'custom', path: ['url'], message })
})

/** The network whose address this is, if it is one of the list. */
const networkOf = (url: string) => {
  const name = URL.canParse(url) ? new URL(url).hostname.split('.').at(-2) : ''
  return networks.find((network) => network === name)
}

export type Network = z.infer<typeof social>['network']

export const phoneNumber = (description: string) =>
  textThat(hasRightLength, phoneFault, description)

/** The languages that visitors can choose; English alone where the file has none. */
const languages = optional(
  list(
    choice(allLanguages, 'The code of a language.'),
    'codes of languages, as "en", "fr",',
    'The languages in which visitors can read the quote builder and the inquiry form: en first, which is English, then others. What they see of yours in each, you write in that language too.',
  ).superRefine(([first], { addIssue }) => {
    if (first === english) return
    const message =
      'write "en" first: every text is in English, which is shown where a language has no words.'
    addIssue({ code: 'custom', path: [0], message })
  }),
)

/** business.json: the company, in one place. */
export const business = object({
  ...schemaKey,
  name: shortText('The name of the company.', 60),
  shortName: shortText('The words of the name that stay where there is little room.', 24),
  kind: choice(
    businessKinds,
    'What schema.org calls a business like yours, for search engines.',
  ).meta({ title: 'Kind of business' }),
  street: shortText('The street and the number.', 80),
  town: shortText('The town.', 40),
  province: optional(
    shortText('The province or state in short, such as BC, where addresses have one.', 30),
  ),
  postalCode: optional(text('The postal code, for the address everywhere.')),
  country: textThat(
    isCountry,
    (words) => `"${words}" is not a country; write its two letters, as CA, US or GB.`,
    'The two letters of the country, such as CA. How phone numbers are written follows from it.',
  ),
  region: optional(
    shortText('What lies around the town and is served too, such as the valley.', 60),
  ),
  geo: object({
    latitude: degrees(90, 'Degrees north.'),
    longitude: degrees(180, 'Degrees east; west of Greenwich with a minus.'),
  }).describe('Where the pin is, for search engines and directions.'),
  timeZone: textThat(
    isTimeZone,
    (words) =>
      `"${words}" is no time zone; write one such as America/Vancouver or America/Toronto.`,
    'The time zone by whose clock you are open, such as America/Vancouver.',
  ),
  // The texts of the product are English.
  locale: textThat(
    (words) => words.startsWith('en-') && isCountry(words.slice(3)),
    (words) => `"${words}" is no English of a country; write one such as en-CA, en-US or en-GB.`,
    'The English in which dates are written, such as en-CA.',
  ),
  currency: textThat(
    (words) => Intl.supportedValuesOf('currency').includes(words),
    (words) => `"${words}" is not a currency; write its three letters, as CAD, USD or GBP.`,
    'The currency of all prices, in three letters such as CAD. How amounts are written follows from it.',
  ),
  languages,
  phone: phoneNumber(
    'The phone number as people read it, such as (604) 555-0142; outside Canada and the United States with + and the code of the country.',
  ),
  email: textThat(
    (words) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(words),
    (words) => `"${words}" is no email address; write one such as hello@goldcrest.example.`,
    'The email address that visitors see; every inquiry is sent to it.',
  ),
  hours,
  specialDays,
  responseHours: number(
    'a number of hours, such as 24',
    'The promise of an answer: within so many hours.',
  ).gt(0, {
    error: ({ input }) =>
      `${input} is not a promise; write how many hours an answer takes at most.`,
  }),
  responseDays: shortText(
    'The promise of an answer in working days, such as one business day.',
    40,
  ),
  textReply: optional(
    longText(
      'The text message that the button Text in the mail of a quote begins with: {visitor} is who sent the quote, {quote_link} opens it.',
    )
      .max(300, {
        error: ({ input }) =>
          `has ${String(input).length} characters; a text message has room for 300, so write it shorter.`,
      })
      .meta({ title: 'Text message that answers a quote' }),
  ),
  privacyNotice: object({
    text: translated(longText('What becomes of what people send.')),
    link: translated(shortText('The words of the link.', 60)),
    url: link('A page of the site, such as /inquiries, or an address of another.'),
  }).describe('Above the send button of both forms.'),
  social: listOrNone(social, 'Where you are found besides, in the order shown. It may be empty.'),
  testimonial: optional(
    object({
      text: translated(longText('What the customer said.')),
      name: translated(text('Who said it.')),
      detail: translated(text('A word about who said it.')),
    }).describe('The words of a customer beside the final quote. Put real ones here.'),
  ),
}).superRefine(({ name, shortName, phone, country }, { addIssue }) => {
  if (!name.includes(shortName)) {
    const message = `"${shortName}" is no part of "${name}"; write the words of the name that stay where there is little room.`
    addIssue({ code: 'custom', path: ['shortName'], message })
  }
  const message = localFault(phone, country)
  if (message) addIssue({ code: 'custom', path: ['phone'], message })
})

/** What is wrong with a phone number that only its own country can call; '' if nothing is. */
export function localFault(phone: string, country: string): string {
  const isLocal = hasRightLength(phone) && !phone.startsWith('+')
  return isLocal && isCountry(country) && !hasTenDigits(country)
    ? `"${phone}" can be called from ${country} alone; begin it with + and the code of the country, as +44 20 7946 0958.`
    : ''
}

/** Whether a phone number has ten digits, or begins with + and the code of its country. */
function hasRightLength(words: string): boolean {
  const count = digitsIn(words)
  return words.startsWith('+') ? count >= 8 && count <= 15 : count === 10
}

function phoneFault(words: string): string {
  const fault = `"${words}" has ${digitsIn(words)} digits`
  return words.startsWith('+')
    ? `${fault}; write the code of the country and the number, as +44 20 7946 0958.`
    : `${fault}; write the ten of the number, as (604) 555-0142, or one of another country as +44 20 7946 0958.`
}

const digitsIn = (words: string) => words.replace(/\D/g, '').length

export type Business = z.infer<typeof business>

/** The company as code sees it: business.json and values computed from it. */
export interface Company
  extends Omit<Business, 'testimonial' | 'specialDays' | 'languages' | '$schema'> {
  /** Codes, English first. */
  languages: readonly string[]
  /** What each of them is called in itself, by its code. */
  languageNames: Readonly<Record<string, string>>
  /** '' for none. */
  province: string
  postalCode: string
  region: string
  testimonial: NonNullable<Business['testimonial']> | null
  /** In the order that `specialDayOn` needs. */
  specialDays: readonly SpecialDay[]
  /** `Surrey, BC`, or the town alone. */
  city: string
  /** The same with the postal code, as an address has it: `Surrey, BC V3T 4W8`, `1200-000 Lisbon`. */
  postalTown: string
  /** The town and the region around it, or the town alone. */
  area: string
  /** The phone number as a link. */
  telHref: string
  /** The email address as a link. */
  mailHref: string
  /** How amounts, dates and phone numbers are written. */
  conventions: Conventions
}
