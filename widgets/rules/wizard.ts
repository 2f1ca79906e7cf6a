import { type Answers, type CountField, count, noAnswers, type Service } from './answers.ts'
import type { Dollars } from './money.ts'
import { type Prices, quote } from './quote.ts'
import { isService } from './service.ts'
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

/** Where a visitor stands. */
export interface Wizard {
  readonly answers: Answers
  /** Which of the service's steps, from 0. */
  readonly stepIndex: number
  /** The service the page preselected, so that a visitor's own later choice survives a reload. */
  readonly preset: Service | ''
  /** How many quotes the page has begun by preselecting a service. A restored one is not begun anew. */
  readonly presetStarts: number
}

export type Action =
  /**
   * The page preselects a service, and the visitor's own answers for the same one stay; or it does so
   * no longer ('').
   */
  | { type: 'preset'; service: Service | '' }
  /** The visitor chooses a service, be it the same one: resets every other answer and advances. */
  | { type: 'choose'; service: Service }
  /** Adds to a count, or takes from it. */
  | { type: 'count'; field: CountField; by: number }
  | { type: 'setCount'; field: CountField; value: number }
  /** Picks one of several; an id that is unknown goes back to where the wizard started. */
  | { type: 'pick'; field: (RadioQuestion | SelectQuestion)['field']; id: string }
  /** Checks or unchecks one of several. */
  | { type: 'toggle'; field: CheckboxQuestion['field']; id: Checkable }
  | { type: 'next' }
  | { type: 'back' }
  /** A new quote, of the service that the page preselects now. */
  | { type: 'startOver'; preselected: Service | '' }

export const newWizard: Wizard = { answers: noAnswers, stepIndex: 0, preset: '', presetStarts: 0 }

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

export function reduce(wizard: Wizard, action: Action): Wizard {
  const { answers } = wizard
  switch (action.type) {
    case 'preset': {
      const { service } = action
      if (wizard.preset === service) return wizard
      const isOwnChoice = answers.service !== wizard.preset
      if (!service) return isOwnChoice ? { ...wizard, preset: '' } : newWizard
      return answers.service === service
        ? { ...wizard, preset: service }
        : startPreset(wizard, service)
    }
    case 'choose':
      return choose(wizard, action.service)
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
    case 'startOver': {
      const { preselected } = action
      return preselected ? startPreset(wizard, preselected) : newWizard
    }
  }
}

function withCount(wizard: Wizard, field: CountField, value: number): Wizard {
  return { ...wizard, answers: { ...wizard.answers, [field]: count(value) } }
}

function picked(field: (RadioQuestion | SelectQuestion)['field'], id: unknown): Partial<Answers> {
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

function choose(wizard: Wizard, service: Service): Wizard {
  return { ...wizard, stepIndex: 1, answers: { ...noAnswers, service } }
}

function startPreset(wizard: Wizard, preset: Service): Wizard {
  return { ...choose(wizard, preset), preset, presetStarts: wizard.presetStarts + 1 }
}

/**
 * The wizard that was saved, made safe: anything may stand in a page's storage. An answer that is
 * unknown falls back to its default, and the step to the first one that is not answered yet, or that
 * would lead to a quote of nothing.
 */
export function restore(saved: unknown, prices: Prices): Wizard {
  const found = record(saved)
  const answers = safeAnswers(record(found.answers))
  if (!answers.service) return newWizard
  const preset = isService(found.preset) ? found.preset : ''
  const savedIndex = count(found.stepIndex)
  const { total } = quote(prices, answers)
  let wizard: Wizard = { ...newWizard, answers, preset }
  while (wizard.stepIndex < savedIndex && canContinue(wizard) && !missingFrom(wizard, total)) {
    wizard = reduce(wizard, { type: 'next' })
  }
  return wizard
}

function safeAnswers(given: Readonly<Record<string, unknown>>): Answers {
  return {
    ...noAnswers,
    service: isService(given.service) ? given.service : '',
    bedrooms: count(given.bedrooms),
    bathrooms: count(given.bathrooms),
    livingRooms: count(given.livingRooms),
    kitchens: count(given.kitchens),
    officeCount: count(given.officeCount),
    restrooms: count(given.restrooms),
    commonAreas: count(given.commonAreas),
    windowCount: count(given.windowCount),
    ...picked('frequency', given.frequency),
    ...picked('turnaround', given.turnaround),
    ...picked('buildingType', given.buildingType),
    ...picked('drivewaySize', given.drivewaySize),
    extraServices: someOf(optionWords.extraServices, given.extraServices),
    additionalSurfaces: someOf(optionWords.additionalSurfaces, given.additionalSurfaces),
  }
}

function someOf<Id extends string>(known: Readonly<Record<Id, string>>, ids: unknown): Id[] {
  if (!Array.isArray(ids)) return []
  const safe = ids.flatMap((id) => oneOf(known, id) ?? [])
  return [...new Set(safe)]
}

/** What a value has of its own; nothing where it is no object. */
function record(value: unknown): Readonly<Record<string, unknown>> {
  return { ...Object(value) }
}
