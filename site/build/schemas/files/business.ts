import type { z } from 'zod'
import { daysOf, spansOf } from '../../../../widgets/rules/company/hours.ts'
import { kinds } from '../../../content-types/business-kinds.ts'
import type { SocialNetwork } from '../../../content-types/company.ts'
import { networks } from '../../../content-types/networks.ts'
import { addressFault } from '../../problems/address-fault.ts'
import { country, currency, locale } from '../parts/country.ts'
import type { Known } from '../parts/known.ts'
import { link } from '../parts/links.ts'
import { faultAbroad, phone } from '../parts/phone.ts'
import { schemaKey } from '../parts/step.ts'
import {
  anyOf,
  choice,
  keysOf,
  listOf,
  number,
  optional,
  sentences,
  words,
  wordsThat,
} from '../parts/values.ts'

const email = wordsThat(
  'your email address',
  (text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text),
  (text) => `"${text}" is no email address; write one such as hello@goldcrest.example.`,
)

const address = wordsThat(
  'an address that starts with https://',
  (text) => addressFault(text) === '',
  (text) => `"${text}" is not an address; write one that starts with https://.`,
)

const timeZone = wordsThat(
  'the time zone, as America/Vancouver',
  isTimeZone,
  (text) => `"${text}" is no time zone; write one such as America/Vancouver or America/Toronto.`,
)

function isTimeZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}

const degreesFault =
  (most: number) =>
  ({ input }: { input: unknown }) =>
    `${input} is not a place; write ${-most} to ${most} degrees.`

const degrees = (most: number) =>
  number('a number of degrees')
    .min(-most, { error: degreesFault(most) })
    .max(most, { error: degreesFault(most) })

const days = wordsThat(
  'the days, as Monday to Friday',
  (text) => daysOf(text) !== undefined,
  (text) => `"${text}" names no days; write Monday to Friday, Saturday and Sunday, or Every day.`,
)

const time = wordsThat(
  'the hours, as 7:00 AM to 7:00 PM',
  (text) => spansOf(text) !== undefined,
  (text) => `"${text}" cannot be read; write 7:00 AM to 7:00 PM, or Closed.`,
)

const hours = listOf(
  keysOf({
    days: days.describe('The days, such as Monday to Friday.'),
    time: time.describe('The hours, such as 7:00 AM to 7:00 PM, or Closed.'),
  }),
  'the days and their hours',
).superRefine((rows, { addIssue }) => {
  const openDays = new Set<string>()
  for (const [at, row] of rows.entries()) {
    const twice = daysOf(row.days)?.find((day) => openDays.has(day))
    if (twice) {
      const message = `${twice} stands in an earlier line too; keep one, with two times as 9 AM to noon and 1 PM to 5 PM.`
      addIssue({ code: 'custom', path: [at, 'days'], message })
    }
    for (const day of daysOf(row.days) ?? []) openDays.add(day)
  }
})

const social = keysOf({
  network: choice(networks).describe('Where it is.'),
  url: address.describe('The address of your page there.'),
  text: optional(
    sentences('a sentence').describe(
      'What its card on the home page says; without it, the network is in the footer alone.',
    ),
  ),
}) satisfies z.ZodType<SocialNetwork>

/** business.json */
export const businessFile = ({ isPage }: Known) =>
  keysOf({
    ...schemaKey,
    name: words('the name of the company').describe('The name of the company.'),
    shortName: words('the name where there is little room').describe(
      'The words of the name that stay where there is little room.',
    ),
    kind: choice(kinds).describe(
      'What schema.org calls a business like yours, for search engines.',
    ),
    street: words('the street and the number').describe('The street and the number.'),
    town: words('the town').describe('The town.'),
    province: optional(
      words('its province, as BC').describe(
        'The province or state in short, such as BC, where addresses have one.',
      ),
    ),
    postalCode: optional(words('the postal code').describe('The postal code, for search engines.')),
    country: country.describe(
      'The two letters of the country, such as CA. How phone numbers are written follows from it.',
    ),
    region: optional(
      words('what lies around the town and is served too').describe(
        'What lies around the town and is served too, such as the valley.',
      ),
    ),
    geo: keysOf({
      latitude: degrees(90).describe('Degrees north.'),
      longitude: degrees(180).describe('Degrees east; west of Greenwich with a minus.'),
    }).describe('Where the pin is, for search engines and directions.'),
    timeZone: timeZone.describe('By whose clock you are open, such as America/Vancouver.'),
    locale: locale.describe('The English in which dates are written, such as en-CA.'),
    currency: currency.describe(
      'The currency of all prices, in three letters such as CAD. How amounts are written follows from it.',
    ),
    phone: phone.describe(
      'The phone number as people read it, such as (604) 555-0142; outside Canada and the United States with + and the code of the country.',
    ),
    email: email.describe('The public address, and the one every inquiry is sent to.'),
    hours: hours.describe('A line of the footer and the location page each.'),
    responseHours: number('a number of hours, such as 24')
      .gt(0, {
        error: ({ input }) =>
          `${input} is not a promise; write how many hours an answer takes at most.`,
      })
      .describe('The promise of an answer: within so many hours.'),
    responseDays: words('the days on which you answer').describe(
      'What that comes to in working days, such as one business day.',
    ),
    privacyNotice: keysOf({
      text: sentences('what becomes of what people send').describe(
        'What becomes of what people send.',
      ),
      link: words('the words of the link').describe('The words of the link.'),
      url: link(isPage).describe('A page of the site, or an address of another.'),
    }).describe('Above the send button of both forms.'),
    social: anyOf(social).describe('Where you are found besides, in the order shown. [] for none.'),
    testimonial: optional(
      keysOf({
        text: sentences('what the customer said').describe('What the customer said.'),
        name: words('who said it').describe('Who said it.'),
        detail: words('a word about who said it').describe('A word about who said it.'),
      }).describe('The words of a customer beside the final quote. Put real ones here.'),
    ),
  }).superRefine(({ name, shortName, phone, country }, { addIssue }) => {
    if (!name.includes(shortName)) {
      const message = `"${shortName}" is no part of "${name}"; write the words of the name that stay where there is little room.`
      addIssue({ code: 'custom', path: ['shortName'], message })
    }
    const message = faultAbroad(phone, country)
    if (message) addIssue({ code: 'custom', path: ['phone'], message })
  })
