import type { Catalogue } from '../../../widgets/rules/company/catalogue.ts'
import type { WizardWords } from '../../../widgets/rules/company/wizard-words.ts'
import { completeAnswers } from '../../../widgets/rules/engine/answers.ts'
import { shownSteps } from '../../../widgets/rules/engine/shown-steps.ts'
import type { ServiceFile } from '../../content-types/service.ts'
import type { Block } from '../../content-types/service-blocks.ts'
import { closing, stepsToDate } from '../../words/service.ts'

/** The page of a service whose file lists no blocks: what it asks and charges, from the first price to the last step. */
export function defaultBlocks(
  { id, picture, page }: ServiceFile & { id: string },
  catalogue: Catalogue,
  words: WizardWords,
): readonly Block[] {
  const asking = shownSteps(catalogue, completeAnswers(catalogue, { service: id }))
  const steps = [...asking, words.contact].map(({ heading, intro = '' }) => ({
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
