import { type Answers, type Extra, noAnswers } from './answers.ts'
import { codeOf, readCode } from './quote-code.ts'
import { stepsOf } from './steps.ts'

/** A quote as far as it has come. */
export interface Draft {
  readonly answers: Answers
  /** Which of the service's steps, from 0. */
  readonly stepIndex: number
}

/** The quote that is shown, and what can be brought back. */
export interface RunningQuote extends Draft {
  /** The code of what the page preselected, so that a visitor's own later choices survive a reload; '' for nothing. */
  readonly preset: string
  /** The quote that this one took the place of, for the visitor to go back to. */
  readonly other: Draft | undefined
  /** What a link has just done, until the next step. */
  readonly news: News | undefined
  /** Whether it was sent, or is being sent: then the next one begins without it. */
  readonly isSent: boolean
}

export type News =
  /** Extras were added on the step `stepIndex`, where the visitor was. */
  | { readonly kind: 'added'; readonly extras: readonly Extra[]; readonly stepIndex: number }
  /** The extras were in the quote already. */
  | { readonly kind: 'alreadyAdded'; readonly extras: readonly Extra[] }
  | { readonly kind: 'unreadableLink' }

/** Whether anything beyond the service is answered, by the visitor or the page. */
export function hasAnswers({ answers }: Draft): boolean {
  return !isSame(answers, { ...noAnswers, service: answers.service })
}

/** Shows another quote. One that the visitor has answered is kept, and so is the one before where they have not. */
export function withQuote<Shown extends RunningQuote>(shown: Shown, { answers, stepIndex }: Draft) {
  const candidates = [isVisitors(shown) ? draftOf(shown) : undefined, shown.other]
  const other = shown.isSent
    ? undefined
    : candidates.find((draft) => draft && !isSame(draft.answers, answers))
  return { ...shown, answers, stepIndex, other, news: undefined, isSent: false }
}

/** Goes on with a service that the page preselects without more: nothing the visitor has answered is lost. */
export function withService<Shown extends RunningQuote>(shown: Shown, start: Draft): Shown {
  const { service } = start.answers
  if (shown.answers.service === service) return shown
  const { other } = shown
  return withQuote(shown, other?.answers.service === service && !shown.isSent ? other : start)
}

/** Adds extras that a link names to the quote that runs. Where nothing else is open, they lead to the final quote. */
export function withExtras<Shown extends RunningQuote>(
  shown: Shown,
  extras: readonly Extra[],
): Shown {
  const { answers, stepIndex } = shown
  const missing = extras.filter((id) => !answers.extraServices.includes(id))
  const steps = stepsOf(answers)
  const isOpen = stepIndex < steps.findIndex(({ id }) => id === 'extras')
  return {
    ...shown,
    answers: { ...answers, extraServices: [...answers.extraServices, ...missing] },
    stepIndex: isOpen ? stepIndex : steps.findIndex(({ id }) => id === 'quote'),
    news:
      missing.length > 0
        ? { kind: 'added', extras: missing, stepIndex }
        : { kind: 'alreadyAdded', extras },
  }
}

/** Takes out again what a link has just added, and goes back to where the visitor was. */
export function withoutAdded<Shown extends RunningQuote>(shown: Shown): Shown {
  const { answers, news } = shown
  if (news?.kind !== 'added') return shown
  const extraServices = answers.extraServices.filter((id) => !news.extras.includes(id))
  const { stepIndex } = news
  return { ...shown, answers: { ...answers, extraServices }, stepIndex, news: undefined }
}

/** The extras of a code that gives nothing else; none for any other. */
export function extrasAlone(code: string): readonly Extra[] {
  const { service, extraServices = [], ...rest } = readCode(code)?.given ?? {}
  return Object.keys(rest).length === 0 ? extraServices : []
}

/** Whether the visitor has answered anything, other than what the page preselects. */
function isVisitors(shown: RunningQuote): boolean {
  const known = readCode(shown.preset)?.given
  return hasAnswers(shown) && !(known && isSame(shown.answers, { ...noAnswers, ...known }))
}

function draftOf({ answers, stepIndex }: Draft): Draft {
  return { answers, stepIndex }
}

/** Whether two are the same answers, as far as their service asks for them. */
function isSame(one: Answers, other: Answers): boolean {
  if (!one.service || !other.service) return one.service === other.service
  return codeOf({ ...one, service: one.service }) === codeOf({ ...other, service: other.service })
}
