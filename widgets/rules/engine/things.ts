import * as en from '../../words/en.ts'
import { type Say, sayInEnglish } from '../../words/say.ts'
import type { Catalogue, Question, Service, Step, TranslatedCount } from '../company/catalogue.ts'
import { type Cents, cents } from '../company/money.ts'
import { type Answers, chosenIds, completeAnswers, count, type Field, fieldsOf } from './answers.ts'
import { shownSteps } from './shown-steps.ts'

/** Something that a visitor counts or chooses, as a line of the price has it. */
export interface Thing {
  /** The id of the count, or of the question and its option. */
  readonly id: string
  /** `2 Bedrooms`, `Oven Cleaning`. */
  readonly label: string
  /** An SVG path in a box of 24 × 24; '' for none. */
  readonly icon: string
  /** Its place in its question, from 0. */
  readonly place: number
  /** How many there are; a chosen option is one. */
  readonly units: number
  /** The price of one. */
  readonly price: Cents
}

/** Each count of a question that is not 0. */
export function countedThings(question: Question, answers: Answers, say: Say): readonly Thing[] {
  if (question.kind !== 'counts') return []
  return question.counts.flatMap((counted: TranslatedCount, place) => {
    const { id, one, many, forms, icon, each, most } = counted
    const units = count(answers[id], most)
    const thing = say.formFor({ one, other: many, ...forms }, units)
    const label = say(en.counted, { n: units, thing })
    return units > 0 ? [{ id, label, icon, place, units, price: cents(each) }] : []
  })
}

/** Each chosen option that has its own price. One that changes the price by percent is no thing. */
export function chosenThings(question: Question, answers: Answers): readonly Thing[] {
  switch (question.kind) {
    case 'one':
    case 'many':
      return question.options.flatMap((option, place) =>
        chosenIds(answers[question.id]).includes(option.id)
          ? chosenThing(`${question.id}-${option.id}`, option, place)
          : [],
      )
    case 'yes':
      return answers[question.id] === true ? chosenThing(question.id, question, 0) : []
    default:
      return []
  }
}

interface PricedOption {
  readonly label: string
  readonly line?: string
  readonly icon?: string
  readonly price?: number
}

function chosenThing(id: string, option: PricedOption, place: number): Thing[] {
  const { label, line = label, icon = '', price } = option
  return price === undefined
    ? []
    : [{ id, label: line, icon, place, units: 1, price: cents(price) }]
}

/** What a quote is for: the things of the service, and its extras. */
export interface Things {
  readonly rooms: readonly Thing[]
  readonly extras: readonly Thing[]
}

export function thingsOf(catalogue: Catalogue, answers: Answers, say: Say = sayInEnglish): Things {
  const steps = shownSteps(catalogue, answers)
  const isExtras = ({ id }: Step) => id === catalogue.extras.id
  const thingsIn = (some: readonly Step[]) =>
    some
      .flatMap(({ questions }) => questions)
      .flatMap((question) => [
        ...countedThings(question, answers, say),
        ...chosenThings(question, answers),
      ])
  return {
    rooms: thingsIn(steps.filter((step) => !isExtras(step))),
    extras: thingsIn(steps.filter(isExtras)),
  }
}

/** One of everything that a service counts or offers. */
export function possibleThings(
  catalogue: Catalogue,
  { id, steps }: Service,
  say: Say = sayInEnglish,
): Things {
  const fields = steps.flatMap(({ questions }) => questions).flatMap(fieldsOf)
  const given = Object.fromEntries(fields.map((field) => [field.id, oneOf(field)]))
  return thingsOf(catalogue, completeAnswers(catalogue, { ...given, service: id }), say)
}

function oneOf(field: Field) {
  switch (field.kind) {
    case 'count':
      return 1
    case 'one':
      return field.options.find(({ price }) => price !== undefined)?.id ?? field.default
    case 'many':
      return field.options.map(({ id }) => id)
    case 'yes':
      return true
    default:
      return undefined
  }
}

/** The icon of a line of the price, by its label; '' for a line that is no thing, such as a discount. */
export function lineIcon({ rooms, extras }: Things, label: string): string {
  return [...rooms, ...extras].find((thing) => thing.label === label)?.icon ?? ''
}
