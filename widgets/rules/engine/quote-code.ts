import type { Catalogue } from '../company/catalogue.ts'
import { quoteLink } from '../embed/quote-link.ts'
import { hashOf } from '../text/hash.ts'
import {
  type Answer,
  type Answers,
  chosenIds,
  completeAnswers,
  type Field,
  fieldsOf,
  type Given,
  outside,
  serviceOf,
} from './answers.ts'
import { type Quote, quote } from './quote.ts'
import { shownSteps } from './shown-steps.ts'

/** Longer ones are cut off by some programs, and are not read. */
export const longestCode = 600
/** Of an id that has no code, so many letters stand for it. */
const longestName = 12
/** What follows stands for the price. */
const priceMark = '~'
/** What stands for nothing of a list, and for a postal code outside. */
export const none = '0'

/** What stands for a service, a count, a question, an option or a group in a link. */
export function codeName({ id, code }: { readonly id: string; readonly code?: string }): string {
  return code ?? id.toLowerCase().replaceAll('-', '').slice(0, longestName)
}

/**
 * Answers as a short text for a link, such as `2.lawn.front-3.visits-weekly.extras-0`: the version, the service,
 * and what is answered of what is shown. It holds nothing personal. '' without a service.
 */
export function codeOf(catalogue: Catalogue, given: Given): string {
  const service = serviceOf(catalogue, given.service)
  if (!service) return ''
  const answers = completeAnswers(catalogue, given)
  const parts = shownSteps(catalogue, answers)
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const answered = fieldsOf(question).filter(({ id }) => Object.hasOwn(given, id))
      return partsOf(answered, answers)
    })
  return ['2', codeName(service), ...parts].join('.')
}

/** The same with a hash of its lines: who opens it later can be told that prices have changed. */
export function quotedCode(catalogue: Catalogue, answers: Answers): string {
  const code = codeOf(catalogue, answers)
  return code && `${code}.${priceMark}${priceHash(quote(catalogue, answers))}`
}

/** The address that opens exactly what was quoted on a page; '' before a service is chosen, and for more than a link holds. */
export function quotedLink(page: string, catalogue: Catalogue, answers: Answers): string {
  const code = quotedCode(catalogue, answers)
  return code && code.length <= longestCode ? quoteLink(page, code) : ''
}

/** Differs exactly when the amount of a line does. */
export function priceHash({ lines }: Quote): string {
  return hashOf(lines.map(({ price }) => price).join())
}

/** The parts of a code that answer a question: one, or where several things are counted, one for each there is. */
function partsOf(answered: readonly Field[], answers: Answers): readonly string[] {
  const values = answered
    .map((field) => ({ field, value: valueIn(field, answers[field.id]) }))
    .filter(({ value }) => value !== '')
  const chosen = values.filter(({ value }) => value !== none)
  // Where nothing is counted or chosen, one zero says that it was asked.
  const written = chosen.length > 0 ? chosen : values.slice(0, 1)
  return written.map(({ field, value }) => `${codeName(field)}-${value}`)
}

/** What stands for an answer; '' for an open one. */
export function valueIn(field: Field, answer: Answer | undefined): string {
  if (answer === undefined) return ''
  switch (field.kind) {
    case 'count':
      return `${answer}`
    case 'yes':
      return answer ? '1' : none
    case 'one':
    case 'many': {
      // In one order, however they were chosen: one quote has one code.
      const chosen = field.options.filter(({ id }) => chosenIds(answer).includes(id))
      return chosen.map(codeName).join('-') || none
    }
    case 'area': {
      const group = field.groups.find(({ id }) => id === answer)
      if (group) return codeName(group)
      return answer === outside ? none : ''
    }
  }
}
