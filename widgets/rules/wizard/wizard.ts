import * as en from '../../words/en.ts'
import { type Say, sayInEnglish } from '../../words/say.ts'
import type { Catalogue } from '../company/catalogue.ts'
import {
  type Answer,
  chosenIds,
  completeAnswers,
  type KnownAnswers,
  noAnswers,
} from '../engine/answers.ts'
import { codeOf } from '../engine/quote-code.ts'
import { shownAnswers, shownSteps } from '../engine/shown-steps.ts'
import { missingFrom, missingPrice, type Start } from '../engine/start.ts'
import {
  canHave,
  extrasAlone,
  hasAnswers,
  type RunningQuote,
  withExtras,
  withoutAdded,
  withQuote,
  withService,
} from './running-quote.ts'
import { stepIds } from './wizard-steps.ts'

/** Where a visitor is in the wizard, and with which quote. */
export interface Wizard extends RunningQuote {
  /** The link that was opened last, so that a visitor's own later choices survive a reload. */
  readonly opened: OpenedLink
}

/** A link that was opened. The same link, pressed once more, is another entry of the tab's history. */
export interface OpenedLink {
  /** Its code; '' for none. */
  readonly code: string
  /** Identifies that entry. */
  readonly entry: string
}

export type Action =
  /**
   * The page preselects answers; if that is only the service, the visitor's own answers for this
   * service stay. Without `start` it preselects nothing any more, which changes nothing that is
   * shown.
   */
  | { type: 'preset'; start: Start | undefined }
  /**
   * A link in `entry` of the history opens a quote. A link that has only extras adds them to the
   * current quote, if its service asks for them: an extra has the same price for every service.
   * After a reload or Back, what was done since stays.
   */
  | { type: 'open'; start: Start; entry: string }
  /** A link cannot be read. */
  | { type: 'unreadableLink' }
  /** The visitor goes back to the quote that this one replaced; this one is then the other quote. */
  | { type: 'switch' }
  /** The visitor takes out what a link has just added. */
  | { type: 'takeOut' }
  /** The quote is on its way to the company; or it is not after all, and the visitor can go on with it. */
  | { type: 'sent' }
  | { type: 'notSent' }
  /** The visitor chooses a service, perhaps the same one again: every other answer comes from the page or is open. */
  | { type: 'choose'; service: string; known?: KnownAnswers }
  /** Answers a count or a question; what cannot be its answer leaves it open. */
  | { type: 'answer'; id: string; answer: Answer }
  /** Adds to a count, or takes from it. */
  | { type: 'count'; id: string; by: number }
  /** Checks or unchecks one of several. */
  | { type: 'toggle'; id: string; option: string }
  | { type: 'next' }
  | { type: 'back' }
  /** The page asks for a step that the answers allow, counted from 1. */
  | { type: 'goTo'; step: number }
  /** Starts a new quote with what the page preselects now. */
  | { type: 'startOver'; start: Start | undefined }

export const newWizard: Wizard = {
  answers: noAnswers,
  stepId: 'service',
  preset: '',
  other: undefined,
  news: undefined,
  isSent: false,
  opened: { code: '', entry: '' },
}

/** Which step the visitor is on, from 0. */
export function stepIndex(catalogue: Catalogue, { answers, stepId }: Wizard): number {
  return Math.max(0, stepIds(catalogue, answers).indexOf(stepId))
}

/** What the step is still missing, in a sentence; '' for nothing. */
export function missingAnswer(
  catalogue: Catalogue,
  { answers, stepId }: Wizard,
  say: Say = sayInEnglish,
): string {
  if (stepId === 'service') return answers.service ? '' : say(en.serviceMissing)
  const step = shownSteps(catalogue, answers).find(({ id }) => id === stepId)
  return step ? missingFrom(answers, step) : ''
}

/**
 * What to do before the step can be left, in a sentence; '' when it can. The last step before the
 * final quote waits for a price, because a total of $0 is not a quote.
 */
export function missingAt(catalogue: Catalogue, wizard: Wizard, say: Say = sayInEnglish): string {
  const isLast = shownSteps(catalogue, wizard.answers).at(-1)?.id === wizard.stepId
  return (
    missingAnswer(catalogue, wizard, say) ||
    (isLast ? missingPrice(catalogue, wizard.answers, say) : '')
  )
}

/** Where the visitor is after an action. */
export function reduce(catalogue: Catalogue, wizard: Wizard, action: Action): Wizard {
  const after = apply(catalogue, wizard, action)
  const isStepSame = after.stepId === wizard.stepId
  if (isStepSame && after.answers === wizard.answers) return after
  // News belongs to the step where it came, and a quote that changes after sending can be sent
  // again.
  const news = isStepSame || after.news !== wizard.news ? after.news : undefined
  return { ...after, news, isSent: false }
}

/** The service of a quote that the page or a link began by this action; '' if it began none. */
export function newService(before: Wizard, after: Wizard, action: Action): string {
  if (!('start' in action) || action.start?.answers !== after.answers) return ''
  const isNew = action.type === 'startOver' || before.answers.service !== after.answers.service
  return isNew ? action.start.answers.service : ''
}

function apply(catalogue: Catalogue, wizard: Wizard, action: Action): Wizard {
  const { answers } = wizard
  switch (action.type) {
    case 'preset':
      return preselect(catalogue, wizard, action.start)
    case 'open':
      return open(catalogue, wizard, action.start, action.entry)
    case 'unreadableLink':
      return { ...wizard, news: { kind: 'unreadableLink' } }
    case 'switch':
      return wizard.other ? withQuote(catalogue, wizard, wizard.other) : wizard
    case 'takeOut':
      return withoutAdded(wizard)
    case 'sent':
    case 'notSent':
      return { ...wizard, isSent: action.type === 'sent' }
    case 'choose': {
      const { service, known } = action
      const chosen = completeAnswers(catalogue, { ...known, service })
      return { ...wizard, answers: chosen, stepId: stepIds(catalogue, chosen)[1] ?? 'service' }
    }
    case 'answer':
      return withAnswer(catalogue, wizard, action.id, action.answer)
    case 'count':
      return withAnswer(catalogue, wizard, action.id, Number(answers[action.id]) + action.by)
    case 'toggle': {
      const chosen = chosenIds(answers[action.id]).filter((id) => typeof id === 'string')
      const toggled = chosen.includes(action.option)
        ? chosen.filter((id) => id !== action.option)
        : [...chosen, action.option]
      return withAnswer(catalogue, wizard, action.id, toggled)
    }
    case 'next':
      return missingAnswer(catalogue, wizard) ? wizard : withStep(catalogue, wizard, 1)
    case 'back':
      return withStep(catalogue, wizard, -1)
    case 'goTo':
      return withStep(catalogue, wizard, action.step - 1 - stepIndex(catalogue, wizard))
    case 'startOver': {
      const { start } = action
      // The opened link stays known, so that a reload does not open it again.
      const empty = { ...newWizard, opened: wizard.opened }
      return start ? { ...withQuote(catalogue, empty, start), preset: start.code } : empty
    }
  }
}

function preselect(catalogue: Catalogue, wizard: Wizard, start: Start | undefined): Wizard {
  const preset = start?.code ?? ''
  if (wizard.preset === preset) return start ? withHidden(catalogue, wizard, start) : wizard
  if (!start) return { ...wizard, preset }
  const isOnlyService = preset === codeOf(catalogue, { service: start.answers.service })
  const shown = isOnlyService
    ? withService(catalogue, wizard, start)
    : withQuote(catalogue, wizard, start)
  return { ...shown, preset }
}

/** Keeps the page's answers to questions that are not shown yet, unless the visitor answered these. */
function withHidden(catalogue: Catalogue, wizard: Wizard, start: Start): Wizard {
  const { answers } = wizard
  if (answers.service !== start.answers.service) return wizard
  const shown = shownAnswers(catalogue, answers)
  const open = completeAnswers(catalogue, { service: answers.service })
  const isOpen = (id: string) => `${answers[id]}` === `${open[id]}`
  const waiting = Object.entries(start.answers).filter(
    ([id, answer]) => !Object.hasOwn(shown, id) && isOpen(id) && `${answer}` !== `${open[id]}`,
  )
  return waiting.length > 0
    ? { ...wizard, answers: { ...answers, ...Object.fromEntries(waiting) } }
    : wizard
}

function open(catalogue: Catalogue, wizard: Wizard, start: Start, entry: string): Wizard {
  const { opened } = wizard
  if (!start.answers.service) return { ...wizard, news: { kind: 'notOffered' } }
  // Without an entry, the page was loaded again.
  const isSameEntry = entry === '' || opened.entry === entry
  if (opened.code === start.code && isSameEntry) return wizard
  const isRunning = !wizard.isSent && hasAnswers(catalogue, wizard)
  const extras = extrasAlone(catalogue, start.code)
  const isJoining = isRunning && extras.length > 0 && canHave(catalogue, wizard, extras)
  const after = isJoining
    ? withExtras(catalogue, wizard, extras)
    : withQuote(catalogue, wizard, start)
  return { ...after, opened: { code: start.code, entry } }
}

function withAnswer(catalogue: Catalogue, wizard: Wizard, id: string, answer: Answer): Wizard {
  return { ...wizard, answers: completeAnswers(catalogue, { ...wizard.answers, [id]: answer }) }
}

/** Goes so many steps on, or with a minus back, but not past the first or the last. */
function withStep(catalogue: Catalogue, wizard: Wizard, by: number): Wizard {
  const steps = stepIds(catalogue, wizard.answers)
  const stepId = steps[stepIndex(catalogue, wizard) + by] ?? wizard.stepId
  return stepId === wizard.stepId ? wizard : { ...wizard, stepId }
}

/**
 * The step to show when a page asks for one, both counted from 1: at most the first that cannot be
 * left yet, because of a missing answer or a total of $0. For anything but a whole number from 1,
 * the current step.
 */
export function stepToShow(catalogue: Catalogue, wizard: Wizard, requested: unknown): number {
  if (!Number.isInteger(requested) || Number(requested) < 1) return stepIndex(catalogue, wizard) + 1
  const before = stepIds(catalogue, wizard.answers).slice(0, Number(requested))
  const firstOpen = before.findIndex((stepId) => missingAt(catalogue, { ...wizard, stepId }) !== '')
  return firstOpen < 0 ? before.length : firstOpen + 1
}
