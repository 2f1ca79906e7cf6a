import { type Answers, type CountField, count, noAnswers, type Service } from './answers.ts'
import { type Prices, quote } from './quote.ts'
import { quoteLink } from './quote-link.ts'
import { idsOf, ownOf } from './table.ts'

/** What somebody has answered: a service, and what else is known. A name that is missing is open. */
export type Given = Partial<Answers> & { readonly service: Service }

/** The price that a code was made with. */
export interface Quoted {
  /** Which prices these were, as `pricesVersion` tells them apart. */
  readonly prices: string
  /** In whole dollars. */
  readonly total: number
}

/** Counts up when the letters below change their meaning. */
const version = '1'

const letters = {
  service: { residential: 'r', commercial: 'c', airbnb: 'a', 'pressure-washing': 'p' },
  frequency: { 'one-time': 'o', weekly: 'w', 'bi-weekly': 'b', monthly: 'm' },
  turnaround: { flexible: 'f', 'next-day': 'n', 'same-day': 's' },
  buildingType: { '': '0', office: 'o', retail: 'r', restaurant: 'e' },
  drivewaySize: { '': '0', '1-car': '1', '2-car': '2', '3-car': '3', '4-plus-car': '4' },
  additionalSurfaces: { siding: 's', deck: 'd', patio: 'p', walkway: 'w', fence: 'f' },
  extraServices: {
    carpetCleaning: 'c',
    ovenCleaning: 'o',
    fridgeCleaning: 'f',
    deepCleaning: 'd',
    windowCleaning: 'w',
    laundry: 'l',
  },
} as const satisfies Record<string, Record<string, string>>

type Chosen = Exclude<keyof typeof letters, 'service'>

/** A part of a code: several counts, or what is chosen from one list. */
type Part = readonly CountField[] | Chosen

const rooms = ['bedrooms', 'bathrooms', 'livingRooms', 'kitchens'] as const
const spaces = ['officeCount', 'restrooms', 'commonAreas'] as const

/** What a code says of each service, in this order. */
const partsOf: Readonly<Record<Service, readonly Part[]>> = {
  residential: [rooms, 'frequency', 'extraServices'],
  airbnb: [rooms, 'turnaround', 'extraServices'],
  commercial: ['buildingType', spaces, 'extraServices'],
  'pressure-washing': ['drivewaySize', ['windowCount'], 'additionalSurfaces', 'extraServices'],
}

/** None of a list; an empty part was not asked. */
const nothing = '0'

/**
 * Answers as a short text for a link, such as `1.r.3-2-1-1.w.co`: the version, the service, what is
 * counted, what is chosen. It holds nothing personal.
 */
export function codeOf(given: Given): string {
  return partsIn(given).join('.').replace(/\.+$/, '')
}

/** The same with the total, and with which prices it was made: who opens it later can be told of new ones. */
export function quotedCode(prices: Prices, given: Given): string {
  const { total } = quote(prices, { ...noAnswers, ...given })
  return [...partsIn(given), `${pricesVersion(prices)}-${total}`].join('.')
}

/** The address that opens exactly what was quoted; '' before a service is chosen. */
export function quotedLink(home: string, prices: Prices, answers: Answers): string {
  const { service } = answers
  return service && quoteLink(home, quotedCode(prices, { ...answers, service }))
}

/** What a code says; undefined for any text that is none. */
export function readCode(text: string): { given: Given; quoted?: Quoted } | undefined {
  const [first, letter, ...parts] = text.split('.')
  const service = choiceOf(letters.service, letter)
  if (first !== version || !service) return undefined
  const asked = partsOf[service]
  const [priced, ...rest] = parts.slice(asked.length)
  const answers = asked.map((part, index) => read(part, parts[index] ?? ''))
  const quoted = priced === undefined ? {} : quotedIn(priced)
  if (rest.length > 0 || !quoted || answers.includes(undefined)) return undefined
  return { given: Object.assign({ service }, ...answers), ...quoted }
}

/** A short text that differs when any price does. */
export function pricesVersion(prices: Prices): string {
  // FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(prices)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

function partsIn(given: Given): string[] {
  const own = ownOf(given)
  const parts = partsOf[given.service].map((part) => written(part, own))
  return [version, letters.service[given.service], ...parts]
}

function written(part: Part, given: Given): string {
  if (typeof part !== 'string') {
    const isOpen = part.every((field) => given[field] === undefined)
    return isOpen ? '' : part.map((field) => count(given[field])).join('-')
  }
  const chosen = given[part]
  if (chosen === undefined) return ''
  const known: Readonly<Record<string, string>> = letters[part]
  const ids: readonly string[] = typeof chosen === 'string' ? [chosen] : chosen
  // In one order, however they were chosen: one quote has one code.
  const inOrder = Object.keys(known).filter((id) => ids.includes(id))
  return inOrder.map((id) => known[id]).join('') || nothing
}

/** What a part says; undefined where it makes no sense. */
function read(part: Part, text: string): Partial<Answers> | undefined {
  if (text === '') return {}
  if (typeof part !== 'string') {
    const isWhole = /^\d{1,2}(-\d{1,2})*$/.test(text)
    const counts = text.split('-').map(Number)
    if (!isWhole || counts.length !== part.length) return undefined
    return Object.fromEntries(part.map((field, index) => [field, counts[index]]))
  }
  const isList = part === 'extraServices' || part === 'additionalSurfaces'
  if (!isList) {
    const id = choiceOf<string>(letters[part], text)
    return id === undefined ? undefined : { [part]: id }
  }
  if (text === nothing) return { [part]: [] }
  const ids = [...text].map((letter) => choiceOf<string>(letters[part], letter))
  return ids.includes(undefined) ? undefined : { [part]: [...new Set(ids)] }
}

function choiceOf<Id extends string>(
  table: Readonly<Record<Id, string>>,
  letter: string | undefined,
): Id | undefined {
  return idsOf(table).find((id) => table[id] === letter)
}

function quotedIn(text: string): { quoted: Quoted } | undefined {
  const [, prices = '', total] = /^([\da-z]{1,7})-(\d{1,7})$/.exec(text) ?? []
  return total === undefined ? undefined : { quoted: { prices, total: Number(total) } }
}
