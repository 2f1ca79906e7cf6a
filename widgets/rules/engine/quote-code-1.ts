import type { Catalogue } from '../catalogue.ts'
import { type Answers, answerOf, fieldsOf, questionsOf, serviceOf } from './answers.ts'
import type { ReadCode } from './quote-code.ts'

/*
 * The codes of version 1, such as `1.r.3-2-1-1.w.co`, which are in links that were mailed and printed, and have to
 * open for ever: each part is known by its position. Nothing writes them any more.
 */

const rooms = ['bedrooms', 'bathrooms', 'livingRooms', 'kitchens']

const frequency = { o: 'one-time', w: 'weekly', b: 'bi-weekly', m: 'monthly' }
const turnaround = { f: 'flexible', n: 'next-day', s: 'same-day' }
const buildingType = { '0': '', o: 'office', r: 'retail', e: 'restaurant' }
const drivewaySize = { '0': '', '1': '1-car', '2': '2-car', '3': '3-car', '4': '4-plus-car' }
const additionalSurfaces = { s: 'siding', d: 'deck', p: 'patio', w: 'walkway', f: 'fence' }
const extraServices = {
  c: 'carpetCleaning',
  o: 'ovenCleaning',
  f: 'fridgeCleaning',
  d: 'deepCleaning',
  w: 'windowCleaning',
  l: 'laundry',
}

type Letters = Readonly<Record<string, string>>

/** Reads one part; undefined where it makes no sense. */
type Part = (text: string) => Readonly<Record<string, unknown>> | undefined

const counts =
  (ids: readonly string[]): Part =>
  (text) => {
    const values = text.split('-')
    const isWhole = values.length === ids.length && values.every((one) => /^\d{1,2}$/.test(one))
    return isWhole ? Object.fromEntries(ids.map((id, at) => [id, Number(values[at])])) : undefined
  }

const one =
  (id: string, letters: Letters): Part =>
  (letter) =>
    Object.hasOwn(letters, letter) ? { [id]: letters[letter] } : undefined

const many =
  (id: string, letters: Letters): Part =>
  (text) => {
    if (text === '0') return { [id]: [] }
    const isKnown = [...text].every((letter) => Object.hasOwn(letters, letter))
    return isKnown ? { [id]: [...text].map((letter) => letters[letter]) } : undefined
  }

const extras = many('extraServices', extraServices)

const services: Readonly<Record<string, { id: string; parts: readonly Part[] }>> = {
  r: { id: 'residential', parts: [counts(rooms), one('frequency', frequency), extras] },
  a: { id: 'airbnb', parts: [counts(rooms), one('turnaround', turnaround), extras] },
  c: {
    id: 'commercial',
    parts: [
      one('buildingType', buildingType),
      counts(['officeCount', 'restrooms', 'commonAreas']),
      extras,
    ],
  },
  p: {
    id: 'pressure-washing',
    parts: [
      one('drivewaySize', drivewaySize),
      counts(['windowCount']),
      many('additionalSurfaces', additionalSurfaces),
      extras,
    ],
  },
}

/** What a code of version 1 says; undefined where it makes no sense. */
export function readFirstCode(catalogue: Catalogue, text: string): ReadCode | undefined {
  const [, letter = '', ...parts] = text.split('.')
  const asked = Object.hasOwn(services, letter) ? services[letter] : undefined
  if (!asked) return undefined
  const [price, ...rest] = parts.slice(asked.parts.length)
  const total = price === undefined ? undefined : /^[\da-z]{1,7}-(\d{1,7})$/.exec(price)?.[1]
  if (rest.length > 0 || (price !== undefined && total === undefined)) return undefined
  const found = asked.parts.map((read, at) => (parts[at] ? read(parts[at]) : {}))
  if (found.includes(undefined)) return undefined
  const said: Readonly<Record<string, unknown>> = Object.assign({}, ...found)
  return {
    ...whatIsOffered(catalogue, asked.id, said),
    ...(total !== undefined && { priced: Number(total) }),
  }
}

/** Without what the company no longer offers. */
function whatIsOffered(
  catalogue: Catalogue,
  id: string,
  said: Readonly<Record<string, unknown>>,
): ReadCode {
  const service = serviceOf(catalogue, id)
  if (!service) return { given: { service: '' }, isPartly: true }
  const fields = questionsOf(catalogue, service).flatMap(fieldsOf)
  const answers = fields.flatMap((field) => {
    if (!Object.hasOwn(said, field.id)) return []
    const answer = said[field.id] === '' ? '' : answerOf(field, said[field.id])
    return answer === undefined ? [] : [[field.id, answer] as const]
  })
  const given: Answers = { ...Object.fromEntries(answers), service: id }
  const isSame = ([id, value]: [string, unknown]) => `${given[id]}` === `${value}` || value === 0
  return { given, isPartly: !Object.entries(said).every(isSame) }
}
