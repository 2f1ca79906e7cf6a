import type { Catalogue } from '../company/catalogue.ts'
import { ownValue } from '../text/table.ts'
import { type Answer, answerOf, type Field, fieldsOf, questionsOf, serviceOf } from './answers.ts'
import { notOffered, type ReadCode, type ReadPart, readParts } from './read-parts.ts'

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
type Said = Readonly<Record<string, Answer>>

/** Reads one part; undefined where it makes no sense. */
type Part = (text: string) => Said | undefined

const counts =
  (ids: readonly string[]): Part =>
  (text) => {
    const values = text.split('-')
    const isWhole = values.length === ids.length && values.every((one) => /^\d{1,2}$/.test(one))
    return isWhole ? Object.fromEntries(ids.map((id, at) => [id, Number(values[at])])) : undefined
  }

const one =
  (id: string, letters: Letters): Part =>
  (letter) => {
    const chosen = ownValue(letters, letter)
    return chosen === undefined ? undefined : { [id]: chosen }
  }

const many =
  (id: string, letters: Letters): Part =>
  (text) => {
    if (text === '0') return { [id]: [] }
    const found = [...new Set(text)].map((letter) => ownValue(letters, letter))
    const chosen = found.filter((option) => option !== undefined)
    return chosen.length === found.length ? { [id]: chosen } : undefined
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
  const [, letter, ...texts] = text.split('.')
  const asked = ownValue(services, letter)
  if (!asked) return undefined
  const [price, ...rest] = texts.slice(asked.parts.length)
  const [, total] = /^[a-z0-9]{1,7}-(\d{1,7})$/.exec(price ?? '') ?? []
  if (rest.length > 0 || (price !== undefined && total === undefined)) return undefined
  const found = asked.parts.map((read, at) => (texts[at] ? read(texts[at]) : {}))
  const said = found.filter((part) => part !== undefined)
  if (said.length < found.length) return undefined
  const service = serviceOf(catalogue, asked.id)
  if (!service) return notOffered
  const fields = questionsOf(catalogue, service).flatMap(fieldsOf)
  const parts = said.flatMap(Object.entries<Answer>).map(([id, answer]) => {
    const field = fields.find((one) => one.id === id)
    return offered(field, id, answer)
  })
  return { ...readParts(service, parts), ...(total !== undefined && { priced: Number(total) }) }
}

/** What of an answer the company still offers. Where nothing was chosen or counted, nothing is left out. */
function offered(field: Field | undefined, id: string, said: Answer): ReadPart {
  const answer = field && answerNow(field, said)
  if (answer === undefined) return { answers: [], isWhole: isNothing(said) }
  return { answers: [[id, answer]], isWhole: `${answer}` === `${said}` }
}

function answerNow(field: Field, said: Answer): Answer | undefined {
  if (said === '') return field.kind === 'one' && !field.default ? '' : undefined
  const answer = answerOf(field, said)
  // All of several options may be gone: that is not the answer that none was wanted.
  const isGone = answer !== undefined && isNothing(answer) && !isNothing(said)
  return isGone ? undefined : answer
}

/** Whether an answer chooses and counts nothing. */
function isNothing(answer: Answer): boolean {
  return answer === 0 || `${answer}` === ''
}
