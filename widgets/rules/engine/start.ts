import * as en from '../../words/en.ts'
import { type Say, sayInEnglish } from '../../words/say.ts'
import type { Catalogue, Question, Step } from '../company/catalogue.ts'
import { money } from '../company/money.ts'
import {
  type Answers,
  completeAnswers,
  fieldsOf,
  type KnownAnswers,
  possibleAnswers,
  serviceOf,
} from './answers.ts'
import { quoteOf } from './quote.ts'
import { codeOf, priceHash, readCode } from './quote-code.ts'
import { shownSteps } from './shown-steps.ts'

/** Where the wizard starts with the answers of a page or a link. */
export interface Start {
  /** Identifies these answers. */
  readonly code: string
  readonly answers: Answers
  /** The id of a step. */
  readonly stepId: string
}

/**
 * Where the wizard starts with the given answers: on the first step that is not answered, at the
 * latest on the final quote. Answers that had a price (`wasPriced`) were complete, so it starts on
 * the first step that cannot be left.
 */
export function startOf(catalogue: Catalogue, given: KnownAnswers, wasPriced = false): Start {
  const known = possibleAnswers(catalogue, given)
  const answers = completeAnswers(catalogue, known)
  return {
    code: codeOf(catalogue, known),
    answers,
    stepId: answers.service ? firstOpenStep(catalogue, known, answers, wasPriced) : 'service',
  }
}

function firstOpenStep(
  catalogue: Catalogue,
  given: KnownAnswers,
  answers: Answers,
  wasPriced: boolean,
): string {
  const steps = shownSteps(catalogue, answers)
  const last = steps.at(-1)
  const open = steps.find((step) => {
    const isOpen = !(wasPriced || isAnswered(given, step)) || missingFrom(answers, step) !== ''
    return isOpen || (step === last && missingPrice(catalogue, answers) !== '')
  })
  return open?.id ?? 'quote'
}

/** Where the wizard starts with the code of a link; undefined if the code cannot be read. */
export function startOfLink(catalogue: Catalogue, code: string): Start | undefined {
  const found = readCode(catalogue, code)
  if (!found) return undefined
  const start = startOf(catalogue, found.given, found.priced !== undefined)
  const [first] = found.isForFirstStep ? shownSteps(catalogue, start.answers) : []
  return { ...start, code, ...(first && { stepId: first.id }) }
}

/**
 * Whether a link quoted other amounts for these answers than today's, because prices have changed
 * since. False if something of the link was left out: its amounts differ for that reason.
 */
export function hasNewPrice(catalogue: Catalogue, code: string, answers: Answers): boolean {
  const found = readCode(catalogue, code)
  if (found?.priced === undefined || found.isPartly) return false
  const opened = completeAnswers(catalogue, found.given)
  if (codeOf(catalogue, opened) !== codeOf(catalogue, answers)) return false
  const today = quoteOf(catalogue, answers)
  return found.priced !== (typeof found.priced === 'number' ? today.total : priceHash(today))
}

/** What to do before a step can be left, in a sentence; '' when it can. */
export function missingFrom(answers: Answers, step: Step): string {
  for (const question of step.questions) {
    const isOpen = fieldsOf(question).every(({ id }) => !answers[id])
    if (question.kind === 'counts' && isOpen && question.atLeastOne) return question.atLeastOne
    if (question.kind === 'one' && isOpen && question.required) return question.required
  }
  return ''
}

/** What to do about a total of $0, which is not a quote, in a sentence; '' if there is a price. */
export function missingPrice(
  catalogue: Catalogue,
  answers: Answers,
  say: Say = sayInEnglish,
): string {
  const service = serviceOf(catalogue, answers.service)
  if (!service || quoteOf(catalogue, answers).total > 0) return ''
  const hasExtras = shownSteps(catalogue, answers).some(({ id }) => id === catalogue.extras.id)
  return say(hasExtras ? en.nothingChargedYet : en.nothingCharged, {
    zero: money(0, say),
    advice: service.nothing,
  })
}

/**
 * Whether every question of a step is answered; one of several counts is enough. Check marks and
 * choices with a default may be open if another question of the step is answered.
 */
function isAnswered(given: KnownAnswers, { questions }: Step): boolean {
  const hasAnswer = (question: Question) =>
    fieldsOf(question).some(({ id }) => Object.hasOwn(given, id))
  const mayBeOpen = (question: Question) =>
    question.kind === 'yes' || (question.kind === 'one' && question.default !== undefined)
  return questions.some(hasAnswer) && questions.every((one) => hasAnswer(one) || mayBeOpen(one))
}
