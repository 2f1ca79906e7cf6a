import type { WizardWords } from '../company/business.ts'
import type { Catalogue, Question } from '../company/catalogue.ts'
import type { Answers } from '../engine/answers.ts'
import { mostShownSteps, shownSteps } from '../engine/shown-steps.ts'

/** One step of the wizard: its words, its questions and its button. */
export interface WizardStep {
  readonly id: string
  /** The name in `Step N of M` and in the page's title. */
  readonly name: string
  /** `{off}` marks where an offer is named. */
  readonly heading: string
  /** The sentence under the heading; '' for none. */
  readonly intro: string
  readonly questions: readonly Question[]
  /** The text of the button that goes on. */
  readonly button: string
  /** The event that the page's data layer gets when the visitor leaves the step; '' for none. */
  readonly event: string
}

/** What the wizard asks, and what it says around that. */
export interface WizardContent {
  readonly catalogue: Catalogue
  readonly words: WizardWords
}

/** The event that follows the choice of a service. */
export const serviceEvent = 'service_selection'

/** The ids of the steps in order: the choice of a service, its own steps, the final quote, the contact step. */
export function stepIds(catalogue: Catalogue, answers: Answers): readonly string[] {
  const serviceSteps = shownSteps(catalogue, answers).map(({ id }) => id)
  return ['service', ...serviceSteps, 'quote', 'contact']
}

/** How many steps there are; before a service is chosen, the most that any service has. */
export function numberOfSteps(catalogue: Catalogue, answers: Answers): number {
  const serviceStepCount = answers.service
    ? shownSteps(catalogue, answers).length
    : mostShownSteps(catalogue)
  return serviceStepCount + 3
}

/** The steps with their words, in the same order. */
export function stepsOf(
  { catalogue, words }: WizardContent,
  answers: Answers,
): readonly [WizardStep, ...WizardStep[]] {
  const serviceSteps = shownSteps(catalogue, answers).map((step) => ({
    ...step,
    intro: step.intro ?? '',
    button: words.continue,
  }))
  const { service, quote, contact } = words
  return [
    { ...service, id: 'service', questions: [], button: words.continue, event: serviceEvent },
    ...serviceSteps,
    { ...quote, id: 'quote', intro: '', questions: [], event: 'quote_review' },
    { ...contact, id: 'contact', questions: [], event: '' },
  ]
}
