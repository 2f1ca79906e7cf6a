import type { Catalogue, Service } from '../company/catalogue.ts'
import { ownValue } from '../text/table.ts'
import { type Answer, answerOf, type Field, fieldsOf, questionsOf, serviceOf } from './answers.ts'

/*
 * The codes of version 1, such as `1.r.3-2-1-1.w.co`, which are in links that were mailed and
 * printed, and have to open for ever. The position of a part says what it is. Nothing writes these
 * codes any more.
 */

/** What the parts of a code say. */
export interface CodeParts {
  /** Undefined if the company no longer offers it. */
  readonly service: Service | undefined
  readonly parts: readonly PartContent[]
  /** Its price, as in the content of a code. */
  readonly priced?: string | number | undefined
}

/** The content of one part of a code. */
export interface PartContent {
  /** Each with the id of its count or question; empty if the company offers none of them. */
  readonly answers: readonly (readonly [id: string, answer: Answer])[]
  /** Whether the answers contain everything that the part says. */
  readonly isWhole: boolean
}

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
type PartAnswers = Readonly<Record<string, Answer>>

/** Reads one part; undefined if it makes no sense. */
type PartReader = (text: string) => PartAnswers | undefined

const counts =
  (ids: readonly string[]): PartReader =>
  (text) => {
    const values = text.split('-')
    const isWhole = values.length === ids.length && values.every((one) => /^\d{1,2}$/.test(one))
    return isWhole ? Object.fromEntries(ids.map((id, at) => [id, Number(values[at])])) : undefined
  }

const one =
  (id: string, letters: Letters): PartReader =>
  (letter) => {
    const chosen = ownValue(letters, letter)
    return chosen === undefined ? undefined : { [id]: chosen }
  }

const many =
  (id: string, letters: Letters): PartReader =>
  (text) => {
    if (text === '0') return { [id]: [] }
    const found = [...new Set(text)].map((letter) => ownValue(letters, letter))
    const chosen = found.filter((option) => option !== undefined)
    return chosen.length === found.length ? { [id]: chosen } : undefined
  }

const extras = many('extraServices', extraServices)

const services: Readonly<Record<string, { id: string; parts: readonly PartReader[] }>> = {
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

/** Reads a code of version 1; undefined if it makes no sense. */
export function readFirstCode(catalogue: Catalogue, text: string): CodeParts | undefined {
  const [, letter, ...texts] = text.split('.')
  const format = ownValue(services, letter)
  if (!format) return undefined
  const [price, ...rest] = texts.slice(format.parts.length)
  const [, total] = /^[a-z0-9]{1,7}-(\d{1,7})$/.exec(price ?? '') ?? []
  if (rest.length > 0 || (price !== undefined && total === undefined)) return undefined
  const found = format.parts.map((read, at) => (texts[at] ? read(texts[at]) : {}))
  const readable = found.filter((part) => part !== undefined)
  if (readable.length < found.length) return undefined
  const service = serviceOf(catalogue, format.id)
  if (!service) return { service, parts: [] }
  const fields = questionsOf(catalogue, service).flatMap(fieldsOf)
  const parts = readable.flatMap(Object.entries<Answer>).map(([id, answer]) => {
    const field = fields.find((one) => one.id === id)
    return offeredPart(field, id, answer)
  })
  return { service, parts, priced: total === undefined ? undefined : Number(total) }
}

/** What the company still offers of an answer. One that chose nothing is whole even if its question is gone. */
function offeredPart(field: Field | undefined, id: string, codeAnswer: Answer): PartContent {
  const answer = field && answerNow(field, codeAnswer)
  if (answer === undefined) return { answers: [], isWhole: isNothing(codeAnswer) }
  return { answers: [[id, answer]], isWhole: `${answer}` === `${codeAnswer}` }
}

function answerNow(field: Field, codeAnswer: Answer): Answer | undefined {
  if (codeAnswer === '') return field.kind === 'one' && !field.default ? '' : undefined
  const answer = answerOf(field, codeAnswer)
  // If every chosen option is gone, that does not mean that the visitor wanted none.
  const isGone = answer !== undefined && isNothing(answer) && !isNothing(codeAnswer)
  return isGone ? undefined : answer
}

/** Whether an answer chooses and counts nothing. */
function isNothing(answer: Answer): boolean {
  return answer === 0 || `${answer}` === ''
}
