import type { Catalogue } from '../company/catalogue.ts'
import { type Answers, completeAnswers } from '../engine/answers.ts'
import {
  type ChosenExtra,
  extrasIn,
  isChosen,
  isOnlyExtras,
  withExtra,
  withoutExtra,
} from '../engine/chosen-extras.ts'
import { codeOf, readCode } from '../engine/quote-code.ts'
import { shownAnswers } from '../engine/shown-steps.ts'
import { missingPrice } from '../engine/start.ts'
import { stepIds } from './wizard-steps.ts'

/** A quote that may be unfinished. */
export interface Draft {
  readonly answers: Answers
  /** The id of a step. */
  readonly stepId: string
}

/** The quote that is shown, and what can be brought back. */
export interface RunningQuote extends Draft {
  /** The code of what the page preselected, so that a visitor's own later choices survive a reload; '' for none. */
  readonly preset: string
  /** The quote that this one replaced, for the visitor to go back to. */
  readonly other: Draft | undefined
  /** What a link has just done, until the next step. */
  readonly news: News | undefined
  /** Whether it was sent, or is being sent: then the next one begins without it. */
  readonly isSent: boolean
}

export type News =
  /** Extras were added on the step `stepId`, where the visitor was. */
  | { readonly kind: 'added'; readonly extras: readonly ChosenExtra[]; readonly stepId: string }
  /** The extras were in the quote already. */
  | { readonly kind: 'alreadyAdded'; readonly extras: readonly ChosenExtra[] }
  | { readonly kind: 'unreadableLink' }
  /** The link is for a service that the company no longer offers. */
  | { readonly kind: 'notOffered' }

/** Whether anything beyond the service is answered, by the visitor or the page. */
export function hasAnswers(catalogue: Catalogue, { answers }: Draft): boolean {
  const { service } = answers
  return !isSame(catalogue, answers, completeAnswers(catalogue, { service }))
}

/**
 * Shows another quote. The current one is kept if the visitor has answered anything in it;
 * otherwise the quote that was kept before stays.
 */
export function withQuote<Shown extends RunningQuote>(
  catalogue: Catalogue,
  shown: Shown,
  { answers, stepId }: Draft,
) {
  const candidates = [hasVisitorAnswers(catalogue, shown) ? draftOf(shown) : undefined, shown.other]
  const other = shown.isSent
    ? undefined
    : candidates.find((draft) => draft && !isSame(catalogue, draft.answers, answers))
  return { ...shown, answers, stepId, other, news: undefined, isSent: false }
}

/** Goes on with a service that the page preselects without any answers: nothing the visitor has answered is lost. */
export function withService<Shown extends RunningQuote>(
  catalogue: Catalogue,
  shown: Shown,
  start: Draft,
): Shown {
  const { service } = start.answers
  if (shown.answers.service === service) return shown
  const { other } = shown
  const isOther = other?.answers.service === service && !shown.isSent
  return withQuote(catalogue, shown, isOther ? other : start)
}

/** Adds the extras of a link to the current quote. If nothing else is open, the final quote is shown. */
export function withExtras<Shown extends RunningQuote>(
  catalogue: Catalogue,
  shown: Shown,
  extras: readonly ChosenExtra[],
): Shown {
  const { answers, stepId } = shown
  const missing = extras.filter((extra) => !isChosen(answers, extra))
  const joined = missing.reduce(withExtra, answers)
  const steps = stepIds(catalogue, joined)
  const isBefore = steps.indexOf(stepId) < steps.indexOf(catalogue.extras.id)
  // Extras may be free, and a total of $0 is not a quote.
  const isOpen = isBefore || missingPrice(catalogue, joined) !== ''
  return {
    ...shown,
    answers: joined,
    stepId: isOpen ? stepId : 'quote',
    news:
      missing.length > 0
        ? { kind: 'added', extras: missing, stepId }
        : { kind: 'alreadyAdded', extras },
  }
}

/** Takes out again what a link has just added, and goes back to where the visitor was. */
export function withoutAdded<Shown extends RunningQuote>(shown: Shown): Shown {
  const { answers, news } = shown
  if (news?.kind !== 'added') return shown
  const { stepId, extras } = news
  return { ...shown, answers: extras.reduce(withoutExtra, answers), stepId, news: undefined }
}

/** The extras of a code that has nothing else; none for any other code. */
export function extrasAlone(catalogue: Catalogue, code: string): readonly ChosenExtra[] {
  const { given } = readCode(catalogue, code) ?? {}
  return given && isOnlyExtras(catalogue, given) ? extrasIn(catalogue, given) : []
}

/** Whether a quote can have some extras: it asks for each of them, at least once the others are chosen. */
export function canHave(
  catalogue: Catalogue,
  { answers }: Draft,
  extras: readonly ChosenExtra[],
): boolean {
  const shown = shownAnswers(catalogue, extras.reduce(withExtra, answers))
  return extras.every(({ question }) => Object.hasOwn(shown, question))
}

/** Whether the visitor has answered anything, other than what the page preselects. */
function hasVisitorAnswers(catalogue: Catalogue, shown: RunningQuote): boolean {
  const known = readCode(catalogue, shown.preset)?.given
  const isPreset = known && isSame(catalogue, shown.answers, completeAnswers(catalogue, known))
  return hasAnswers(catalogue, shown) && !isPreset
}

function draftOf({ answers, stepId }: Draft): Draft {
  return { answers, stepId }
}

/** Whether two quotes have the same answers to the questions that are shown. */
function isSame(catalogue: Catalogue, one: Answers, other: Answers): boolean {
  return codeOf(catalogue, one) === codeOf(catalogue, other)
}
