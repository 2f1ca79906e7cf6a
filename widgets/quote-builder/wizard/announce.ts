import type { Emit } from '../../element/define-element.tsx'
import { quoteOf } from '../../rules/engine/quote.ts'
import { stepIndex, type Wizard } from '../../rules/wizard/wizard.ts'
import { numberOfSteps, stepsOf, type WizardContent } from '../../rules/wizard/wizard-steps.ts'

/** Announces the step when the element starts, and the price if the answers were already known. */
export function announceStart(wizard: Wizard, content: WizardContent, emit: Emit): void {
  announceStep(wizard, content, emit)
  if (quoteOf(content.catalogue, wizard.answers).lines.length > 0)
    announcePrice(wizard, content, emit)
}

/** Announces a step that was reached (`quotestep`), and a price that changed (`quotechange`). */
export function announceChange(
  before: Wizard,
  after: Wizard,
  content: WizardContent,
  emit: Emit,
): void {
  const isOtherService = before.answers.service !== after.answers.service
  const linesOf = ({ answers }: Wizard) => JSON.stringify(quoteOf(content.catalogue, answers).lines)
  if (isOtherService || before.stepId !== after.stepId) announceStep(after, content, emit)
  if (isOtherService || linesOf(before) !== linesOf(after)) announcePrice(after, content, emit)
}

function announceStep(wizard: Wizard, content: WizardContent, emit: Emit): void {
  const { answers } = wizard
  const index = stepIndex(content.catalogue, wizard)
  emit('quotestep', {
    service: answers.service,
    step: index + 1,
    of: numberOfSteps(content.catalogue, answers),
    name: stepsOf(content, answers)[index]?.name ?? '',
  })
}

function announcePrice({ answers }: Wizard, { catalogue }: WizardContent, emit: Emit): void {
  const { lines, total } = quoteOf(catalogue, answers)
  emit('quotechange', { service: answers.service, total, lines })
}
