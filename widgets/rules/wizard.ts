import { type Answers, type CountField, count, noAnswers, type Service } from './answers.ts'
import { isService } from './quote.ts'
import { type Checkable, type CheckboxQuestion, type Step, stepsOf } from './steps.ts'
import { optionWords } from './words.ts'

/** Where a visitor stands. */
export interface Wizard {
  readonly answers: Answers
  /** The index of the step, from 0; never beyond the service's steps. */
  readonly step: number
  /** The service the page preselected, so that a visitor's own later choice survives a reload. */
  readonly preset: Service | ''
}

export type Action =
  /** The page preselects a service; the visitor's own answers for the same one stay. */
  | { type: 'preset'; service: Service }
  /** The visitor chooses a service: resets every other answer and advances. */
  | { type: 'choose'; service: Service }
  | { type: 'answer'; answers: Partial<Answers> }
  /** Adds to a count, or takes from it. */
  | { type: 'count'; field: CountField; by: number }
  /** Checks or unchecks one of several. */
  | { type: 'toggle'; field: CheckboxQuestion['field']; id: Checkable }
  | { type: 'next' }
  | { type: 'back' }

export const newWizard: Wizard = { answers: noAnswers, step: 0, preset: '' }

export function currentStep({ answers, step }: Wizard): Step {
  const steps = stepsOf(answers)
  return steps[step] ?? (steps[0] as Step)
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

export function reduce(wizard: Wizard, action: Action): Wizard {
  const { answers } = wizard
  switch (action.type) {
    case 'preset': {
      const { service } = action
      if (wizard.preset === service) return wizard
      const isSame = answers.service === service
      return { ...(isSame ? wizard : choose(wizard, service)), preset: service }
    }
    case 'choose':
      return choose(wizard, action.service)
    case 'answer':
      return { ...wizard, answers: { ...answers, ...action.answers } }
    case 'count': {
      const counted = count(answers[action.field] + action.by)
      return { ...wizard, answers: { ...answers, [action.field]: counted } }
    }
    case 'toggle': {
      const chosen: readonly Checkable[] = answers[action.field]
      const toggled = chosen.includes(action.id)
        ? chosen.filter((id) => id !== action.id)
        : [...chosen, action.id]
      return { ...wizard, answers: { ...answers, [action.field]: toggled } }
    }
    case 'next':
      return canContinue(wizard) ? { ...wizard, step: wizard.step + 1 } : wizard
    case 'back':
      return { ...wizard, step: Math.max(0, wizard.step - 1) }
  }
}

function choose(wizard: Wizard, service: Service): Wizard {
  return { ...wizard, step: 1, answers: { ...noAnswers, service } }
}

/**
 * The wizard that was saved, made safe: anything may stand in a page's storage. An answer that is
 * unknown falls back to its default, and the step to the first one that is not answered yet.
 */
export function restore(saved: unknown): Wizard {
  const found = record(saved)
  const answers = safeAnswers(record(found.answers))
  if (!answers.service) return newWizard
  const preset = isService(found.preset) ? found.preset : ''
  const savedStep = count(found.step)
  let wizard: Wizard = { answers, step: 0, preset }
  while (wizard.step < savedStep && canContinue(wizard)) wizard = reduce(wizard, { type: 'next' })
  return wizard
}

function safeAnswers(given: Readonly<Record<string, unknown>>): Answers {
  return {
    service: isService(given.service) ? given.service : '',
    bedrooms: count(given.bedrooms),
    bathrooms: count(given.bathrooms),
    livingRooms: count(given.livingRooms),
    kitchens: count(given.kitchens),
    frequency: oneOf(optionWords.frequency, given.frequency) ?? noAnswers.frequency,
    turnaround: oneOf(optionWords.turnaround, given.turnaround) ?? noAnswers.turnaround,
    extraServices: someOf(optionWords.extraServices, given.extraServices),
    buildingType: oneOf(optionWords.buildingType, given.buildingType) ?? '',
    officeCount: count(given.officeCount),
    restrooms: count(given.restrooms),
    commonAreas: count(given.commonAreas),
    windowCount: count(given.windowCount),
    drivewaySize: oneOf(optionWords.drivewaySize, given.drivewaySize) ?? '',
    additionalSurfaces: someOf(optionWords.additionalSurfaces, given.additionalSurfaces),
  }
}

function oneOf<Id extends string>(
  known: Readonly<Record<Id, string>>,
  id: unknown,
): Id | undefined {
  return typeof id === 'string' && Object.hasOwn(known, id) ? (id as Id) : undefined
}

function someOf<Id extends string>(known: Readonly<Record<Id, string>>, ids: unknown): Id[] {
  if (!Array.isArray(ids)) return []
  const safe = ids.flatMap((id) => oneOf(known, id) ?? [])
  return [...new Set(safe)]
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
