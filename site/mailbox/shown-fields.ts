import { serviceNames } from 'virtual:content/catalogue'
import { conventions } from '../../widgets/rules/company/conventions.ts'
import { hasTenDigits } from '../../widgets/rules/company/phone.ts'
import { ownValue } from '../../widgets/rules/text/table.ts'
import { isViewedQuote, type Message } from './message.ts'

/** A message's fields as text, under one name whichever form they came from. */
export interface Fields {
  id: string
  received: string
  kind: 'quote' | 'viewed' | 'inquiry'
  name: string
  email: string
  phone: string
  service: string
  message: string
  /** With the currency's sign; '' when the message has none. */
  total: string
  lines: Fact[]
  /** The web address that opens the quote again; '' for none. */
  link: string
  /** Whether the widget doubts that a person sent it. */
  isSuspect: boolean
  /** Whether its postal code is none of those that are served. */
  isOutside: boolean
  /** Everything else, in the order it came, with a label a person reads; last where it came from. */
  facts: Fact[]
}

export type Fact = [label: string, value: string]

/** What the page shows elsewhere than among the facts. */
const placed =
  /^(name|from_name|email|from_email|phone|service|message|total_price|price_breakdown|suspect)$/

const labels = new Map([
  ['test', 'Only a test'],
  ['quote_link', 'Quote link'],
  ['preferred_date', 'Preferred day'],
  ['postal_code', 'Postal code'],
  ['area', 'Area'],
  ['taxes', 'Taxes'],
  ['work_time', 'It takes'],
  ['text_reply', 'Text message begun'],
  ['partner', 'Partner'],
  ['reference', 'Reference'],
  ['utm_source', 'Campaign source'],
  ['utm_medium', 'Campaign medium'],
  ['utm_campaign', 'Campaign'],
  ['gclid', 'Google ad click'],
  ['referrer', 'Came from'],
  ['page', 'Page'],
  ['lead_id', 'Lead'],
  ['version', 'Version of the script'],
  ['price_list', 'Price list'],
  ['to_email', 'Sent to'],
])

/** Reads what a widget sent; nothing in a message is trusted to be there or to be a text. */
export function readFields(message: Message): Fields {
  const { id, receivedAt, template_params: params, origin } = message
  const field = (key: string) => text(params[key])
  const link = isWebAddress(field('quote_link')) ? field('quote_link') : ''
  const area = field('area')
  const isArea = area === 'outside' || area === 'served'
  const facts = Object.keys(params)
    .filter((key) => {
      const isShown =
        placed.test(key) || (key === 'quote_link' && link) || (key === 'area' && isArea)
      return field(key) !== '' && !isShown
    })
    .map((key): Fact => [labels.get(key) ?? key, valueShown(key, field(key))])
  if (origin !== '') facts.push(['From', origin])
  return {
    id,
    received: new Date(receivedAt).toLocaleString(conventions().locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
    kind: isViewedQuote(message) ? 'viewed' : 'from_name' in params ? 'inquiry' : 'quote',
    name: field('name') || field('from_name'),
    email: field('email') || field('from_email'),
    phone: field('phone'),
    service: ownValue(serviceNames, field('service')) ?? field('service'),
    message: field('message'),
    total: withSign(field('total_price')),
    lines: priceLines(field('price_breakdown')),
    link,
    isSuspect: field('suspect') !== '',
    isOutside: area === 'outside',
    facts,
  }
}

function valueShown(key: string, value: string): string {
  if (key === 'preferred_date') return dayShown(value)
  return key === 'text_reply' ? decoded(value) : value
}

/** Without the encoding of a link; a text that is not encoded as it should be stays as it came. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a text may become a link: a stranger can send any address, and any scheme. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text)
}

/** The lines of a price_breakdown, 'label: price' each; a line of only words has no price. */
export function priceLines(breakdown: string): Fact[] {
  return breakdown
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      // Some currencies have a hard space in a price.
      const [, label = line, price = ''] = /^(.*):\s*(\S+(?:\u00a0\S+)?)\s*$/.exec(line) ?? []
      return [label.trim(), withSign(price)]
    })
}

/** Ten digits as (604) 555-0142, where phone numbers have ten; anything else as it came. */
export function phoneShown(phone: string): string {
  if (!hasTenDigits()) return phone
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}

/** `2026-12-24` as Thursday, December 24, 2026; anything else as it came. */
export function dayShown(text: string): string {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : '')
  if (Number.isNaN(date.getTime())) return text
  return date.toLocaleDateString(conventions().locale, { dateStyle: 'full', timeZone: 'UTC' })
}

/** A bare number gets the currency's sign, a minus its true sign; other texts stay as they came. */
function withSign(price: string): string {
  const { sign } = conventions().currency
  const [, minus, number] = /^([-−]?)(\d[\d,]*(?:\.\d+)?)$/.exec(price.replace(sign, '')) ?? []
  return number === undefined ? price : `${minus ? '−' : ''}${sign}${number}`
}

function text(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value.trim() : JSON.stringify(value)
}
