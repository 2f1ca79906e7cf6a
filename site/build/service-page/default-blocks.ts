import type { Catalogue } from '../../../widgets/rules/company/catalogue.ts'
import type { WizardWords } from '../../../widgets/rules/company/wizard-words.ts'
import { completeAnswers } from '../../../widgets/rules/engine/answers.ts'
import { shownSteps } from '../../../widgets/rules/engine/shown-steps.ts'
import type { ServiceFile } from '../../content-types/service.ts'
import type { Block } from '../../content-types/service-blocks.ts'
import { closing, stepsToDate } from '../../words/service.ts'

/** The blocks of a service whose file lists none: its prices, what they include, and the steps. */
export function defaultBlocks(
  { id, picture, page }: ServiceFile & { id: string },
  catalogue: Catalogue,
  words: WizardWords,
): readonly Block[] {
  const serviceSteps = shownSteps(catalogue, completeAnswers(catalogue, { service: id }))
  const steps = [...serviceSteps, words.contact].map(({ heading, intro = '' }) => ({
    title: heading,
    text: intro,
  }))
  return [
    { kind: 'price-hero', ...(picture !== undefined && { picture }) },
    { kind: 'prices' },
    { kind: 'included' },
    { kind: 'step-rows', heading: stepsToDate, steps },
    ...(page?.more ?? []),
    { kind: 'closing', ...closing },
  ]
}
