import { type Answers, type CountField, count, noAnswers, type Service } from './answers.ts'
import type { Dollars } from './money.ts'
import { codeOf } from './quote-code.ts'
import {
  type Draft,
  extrasAlone,
  hasAnswers,
  type RunningQuote,
  withExtras,
  withoutAdded,
  withQuote,
  withService,
} from './running-quote.ts'
import {
  type Checkable,
  type CheckboxQuestion,
  type RadioQuestion,
  type SelectQuestion,
  type Step,
  stepsOf,
} from './steps.ts'
import { oneOf } from './table.ts'
import { optionWords } from './words.ts'

/** Where a visitor is. */
export interface Wizard extends RunningQuote {
  /** The link that was opened last, so that a visitor's own later choices survive a reload. */
  readonly opened: Opened
}

/** A link that was opened. Pressed once more, the same one is in another entry of the tab's history. */
export interface Opened {
  /** Its code; '' for none. */
  readonly code: string
  /** What tells that entry from others. */
  readonly entry: string
}

/** Where answers that a page or a link has given let the wizard begin. */
export interface Start extends Draft {
  readonly code: string
  readonly answers: Answers & { readonly service: Service }
}

export type Action =
  /**
   * The page preselects, and where that is no more than the service, the visitor's own answers for the
   * same one stay; or it does so no longer, which changes nothing that is shown.
   */
  | { type: 'preset'; start: Start | undefined }
  /**
   * A link opens a quote, which `entry` of the history has; one that names extras alone adds them to the quote
   * that runs, whatever its service: an extra has one price for all. After a reload or Back, what was done since stays.
   */
  | { type: 'open'; start: Start; entry: string }
  /** A link says nothing that can be read. */
  | { type: 'unreadableLink' }
  /** The visitor goes back to the quote that this one took the place of, which is then the other one. */
  | { type: 'switch' }
  /** The visitor takes out what a link has just added. */
  | { type: 'takeOut' }
  /** The quote is on its way to the company; or it is not, after all, and is the visitor's again. */
  | { type: 'sent' }
  | { type: 'notSent' }
  /** The visitor chooses a service, be it the same one: every other answer is what the page knows, or open. */
  | { type: 'choose'; service: Service; known?: Partial<Answers> }
  /** Adds to a count, or takes from it. */
  | { type: 'count'; field: CountField; by: number }
  | { type: 'setCount'; field: CountField; value: number }
  /** Picks one of several; an id that is unknown goes back to where the wizard started. */
  | { type: 'pick'; field: (RadioQuestion | SelectQuestion)['field']; id: string }
  /** Checks or unchecks one of several. */
  | { type: 'toggle'; field: CheckboxQuestion['field']; id: Checkable }
  | { type: 'next' }
  | { type: 'back' }
  /** The page asks for a step, from 1, which the answers allow. */
  | { type: 'goTo'; step: number }
  /** A new quote, of what the page preselects now. */
  | { type: 'startOver'; start: Start | undefined }

export const newWizard: Wizard = {
  answers: noAnswers,
  stepIndex: 0,
  preset: '',
  other: undefined,
  news: undefined,
  isSent: false,
  opened: { code: '', entry: '' },
}

export function currentStep({ answers, stepIndex }: Wizard): Step {
  const steps = stepsOf(answers)
  return steps[stepIndex] ?? steps[0]
}

/** Whether the step has been told enough to go on. The contact step has nowhere to go. */
export function canContinue(wizard: Wizard): boolean {
  const { answers } = wizard
  switch (currentStep(wizard).id) {
    case 'service':
      return answers.service !== ''
    case 'home':
      return answers.bedrooms + answers.bathrooms + answers.livingRooms + answers.kitchens > 0
    case 'business':
      return answers.buildingType !== ''
    case 'contact':
      return false
    default:
      return true
  }
}

/** What a step that cannot be left waits for. */
const needs: Readonly<Partial<Record<Step['id'], string>>> = {
  service: 'Choose a service to go on.',
  home: 'Count at least one room to go on.',
  business: 'Choose a building type to go on.',
}

const nothingAsked: Readonly<Record<Service, string>> = {
  residential: 'Go back and count your rooms',
  airbnb: 'Go back and count your rooms',
  commercial: 'Go back and count your spaces',
  'pressure-washing': 'Go back and choose what needs washing',
}

/**
 * What to do before the step can be left, in a sentence; '' when it can. The last one before the final
 * quote waits for a price, because a quote of nothing is no quote.
 */
export function missingFrom(wizard: Wizard, total: Dollars): string {
  const { service } = wizard.answers
  const { id } = currentStep(wizard)
  if (!canContinue(wizard)) return needs[id] ?? ''
  return id === 'extras' && service && total === 0
    ? `Your total is $0. ${nothingAsked[service]}, or choose an extra.`
    : ''
}

/** Where the visitor is after an action. */
export function reduce(wizard: Wizard, action: Action): Wizard {
  const after = apply(wizard, action)
  const isStepSame = after.stepIndex === wizard.stepIndex
  if (isStepSame && after.answers === wizard.answers) return after
  // News is of the step where it came, and what is changed after sending can be sent once more.
  const news = isStepSame || after.news !== wizard.news ? after.news : undefined
  return { ...after, news, isSent: false }
}

/** The service of a quote that the page or a link began by this action; '' where it began none. */
export function newService(before: Wizard, after: Wizard, action: Action): Service | '' {
  if (!('start' in action) || action.start?.answers !== after.answers) return ''
  const isNew = action.type === 'startOver' || before.answers.service !== after.answers.service
  return isNew ? action.start.answers.service : ''
}

function apply(wizard: Wizard, action: Action): Wizard {
  const { answers } = wizard
  switch (action.type) {
    case 'preset': {
      const { start } = action
      const preset = start?.code ?? ''
      if (wizard.preset === preset) return wizard
      if (!start) return { ...wizard, preset }
      const isOnlyService = preset === codeOf({ service: start.answers.service })
      return { ...(isOnlyService ? withService(wizard, start) : withQuote(wizard, start)), preset }
    }
    case 'open': {
      const { start, entry } = action
      const { opened } = wizard
      // Without an entry, the page was loaded again.
      const isSameEntry = entry === '' || opened.entry === entry
      if (opened.code === start.code && isSameEntry) return wizard
      const extras = wizard.isSent || !hasAnswers(wizard) ? [] : extrasAlone(start.code)
      const after = extras.length > 0 ? withExtras(wizard, extras) : withQuote(wizard, start)
      return { ...after, opened: { code: start.code, entry } }
    }
    case 'unreadableLink':
      return { ...wizard, news: { kind: 'unreadableLink' } }
    case 'switch':
      return wizard.other ? withQuote(wizard, wizard.other) : wizard
    case 'takeOut':
      return withoutAdded(wizard)
    case 'sent':
    case 'notSent':
      return { ...wizard, isSent: action.type === 'sent' }
    case 'choose': {
      const { service, known } = action
      return { ...wizard, stepIndex: 1, answers: { ...noAnswers, ...known, service } }
    }
    case 'count':
      return withCount(wizard, action.field, answers[action.field] + action.by)
    case 'setCount':
      return withCount(wizard, action.field, action.value)
    case 'pick':
      return { ...wizard, answers: { ...answers, ...picked(action.field, action.id) } }
    case 'toggle': {
      const chosen: readonly Checkable[] = answers[action.field]
      const toggled = chosen.includes(action.id)
        ? chosen.filter((id) => id !== action.id)
        : [...chosen, action.id]
      return { ...wizard, answers: { ...answers, [action.field]: toggled } }
    }
    case 'next':
      return canContinue(wizard) ? { ...wizard, stepIndex: wizard.stepIndex + 1 } : wizard
    case 'back':
      return { ...wizard, stepIndex: Math.max(0, wizard.stepIndex - 1) }
    case 'goTo': {
      const stepIndex = action.step - 1
      return stepIndex === wizard.stepIndex ? wizard : { ...wizard, stepIndex }
    }
    case 'startOver': {
      const { start } = action
      // The link that was opened is known still, so that a reload does not open it again.
      const empty = { ...newWizard, opened: wizard.opened }
      return start ? { ...withQuote(empty, start), preset: start.code } : empty
    }
  }
}

function withCount(wizard: Wizard, field: CountField, value: number): Wizard {
  return { ...wizard, answers: { ...wizard.answers, [field]: count(value) } }
}

/** A choice as an answer; an id that is unknown is the choice where the wizard starts. */
export function picked(
  field: (RadioQuestion | SelectQuestion)['field'],
  id: unknown,
): Partial<Answers> {
  switch (field) {
    case 'frequency':
      return { frequency: oneOf(optionWords.frequency, id) ?? noAnswers.frequency }
    case 'turnaround':
      return { turnaround: oneOf(optionWords.turnaround, id) ?? noAnswers.turnaround }
    case 'buildingType':
      return { buildingType: oneOf(optionWords.buildingType, id) ?? noAnswers.buildingType }
    case 'drivewaySize':
      return { drivewaySize: oneOf(optionWords.drivewaySize, id) ?? noAnswers.drivewaySize }
  }
}
