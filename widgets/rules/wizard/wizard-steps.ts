import type { Catalogue, Question } from '../company/catalogue.ts'
import type { WizardWords } from '../company/wizard-words.ts'
import type { Answers } from '../engine/answers.ts'
import { mostShownSteps, shownSteps } from '../engine/shown-steps.ts'

/** One step of the wizard: what it is called, what it asks and what its button says. */
export interface WizardStep {
  readonly id: string
  /** What `Step N of M` and the page's title call it. */
  readonly name: string
  /** `{off}` is where an offer is named. */
  readonly heading: string
  /** The sentence under the heading; '' for none. */
  readonly intro: string
  readonly questions: readonly Question[]
  /** What the button that goes on says. */
  readonly button: string
  /** What the page's data layer hears when the step is left; '' for nothing. */
  readonly event: string
}

/** What the wizard asks, and what it says around that. */
export interface WizardContent {
  readonly catalogue: Catalogue
  readonly words: WizardWords
}

/** The event of the choice of a service. */
export const serviceEvent = 'service_selection'

/** The ids of the steps in order: the choice of a service, what the service asks, the final quote, the contact. */
export function stepIds(catalogue: Catalogue, answers: Answers): readonly string[] {
  const asking = shownSteps(catalogue, answers).map(({ id }) => id)
  return ['service', ...asking, 'quote', 'contact']
}

/** How many steps there are; before a service is chosen, the most of any. */
export function numberOfSteps(catalogue: Catalogue, answers: Answers): number {
  const asking = answers.service ? shownSteps(catalogue, answers).length : mostShownSteps(catalogue)
  return asking + 3
}

/** The steps with their words, in the same order. */
export function stepsOf(
  { catalogue, words }: WizardContent,
  answers: Answers,
): readonly [WizardStep, ...WizardStep[]] {
  const asking = shownSteps(catalogue, answers).map((step) => ({
    ...step,
    intro: step.intro ?? '',
    button: words.continue,
  }))
  const { service, quote, contact } = words
  return [
    { ...service, id: 'service', questions: [], button: words.continue, event: serviceEvent },
    ...asking,
    { ...quote, id: 'quote', intro: '', questions: [], event: 'quote_review' },
    { ...contact, id: 'contact', questions: [], event: '' },
  ]
}
