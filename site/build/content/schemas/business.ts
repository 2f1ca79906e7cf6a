import { daysOf, spansOf } from '../../../../widgets/rules/hours.ts'
import { addressFault } from '../../address-fault.ts'
import { keysOf, listOf, number, words, wordsThat } from '../fields.ts'
import type { IsPage } from '../known.ts'
import { link } from '../links.ts'

const digitsOf = (phone: string) => phone.replace(/\D/g, '')

const phone = wordsThat(
  'your phone number, such as (604) 555-0142',
  (text) => digitsOf(text).length === 10,
  (text) =>
    `"${text}" has ${digitsOf(text).length} digits; write the ten of the number, as (604) 555-0142.`,
)

const email = wordsThat(
  'your email address',
  (text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text),
  (text) => `"${text}" is no email address; write one such as hello@goldcrest.example.`,
)

const address = wordsThat(
  'an address that starts with https://',
  (text) => addressFault(text) === '',
  (text) => `"${text}" is no address; write one that starts with https://.`,
)

const city = wordsThat(
  'the city and its province, as Surrey, BC',
  (text) => /^\S.*, \S+/.test(text),
  (text) => `"${text}" has no province; write both, as Surrey, BC.`,
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

const degrees = (most: number) =>
  number('a number of degrees').refine((degrees) => Math.abs(degrees) <= most, {
    error: ({ input }) => `${input} is no place; write ${-most} to ${most} degrees.`,
  })

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

const hours = listOf(keysOf({ days, time }), 'the days and their hours').superRefine(
  (rows, { addIssue }) => {
    const open = new Set<string>()
    for (const [at, row] of rows.entries()) {
      const twice = daysOf(row.days)?.find((day) => open.has(day))
      if (twice) {
        const message = `${twice} stands in an earlier line too; keep one, with two times as 9 AM to noon and 1 PM to 5 PM.`
        addIssue({ code: 'custom', path: [at, 'days'], message })
      }
      for (const day of daysOf(row.days) ?? []) open.add(day)
    }
  },
)

export const businessFile = (isPage: IsPage) =>
  keysOf({
    name: words('the name of the company'),
    shortName: words('the name where there is little room'),
    street: words('the street and the number'),
    town: words('the town'),
    province: words('its province, as BC'),
    city,
    timeZone,
    geo: keysOf({ latitude: degrees(90), longitude: degrees(180) }),
    region: words('what lies around the town and is served too'),
    area: words('where you work'),
    responseHours: number('a number of hours, such as 24').refine((hours) => hours > 0, {
      error: ({ input }) => `${input} is no promise; write how many hours an answer takes at most.`,
    }),
    responseDays: words('the days on which you answer'),
    phone,
    telHref: words('the phone number as a link'),
    email,
    mailHref: words('the email address as a link'),
    hours,
    privacyNotice: keysOf({
      text: words('what becomes of what people send'),
      link: words('the words of the link'),
      url: link(isPage),
    }),
    social: keysOf({ facebook: address, instagram: address }),
    testimonial: keysOf({
      text: words('what the customer said'),
      name: words('who said it'),
      detail: words('a word about who said it'),
    }),
  }).superRefine(({ name, shortName }, { addIssue }) => {
    if (name.includes(shortName)) return
    const message = `"${shortName}" is no part of "${name}"; write the words of the name that stay where there is little room.`
    addIssue({ code: 'custom', path: ['shortName'], message })
  })
