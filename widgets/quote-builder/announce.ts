import type { Emit } from '../element/define-element.tsx'
import { type Prices, quote } from '../rules/quote.ts'
import { stepsOf } from '../rules/steps.ts'
import { currentStep, type Wizard } from '../rules/wizard.ts'

/** Announces where the visitor is as the element starts; a price then is one of answers that were known already. */
export function announceStart(wizard: Wizard, prices: Prices, emit: Emit): void {
  announceStep(wizard, emit)
  if (quote(prices, wizard.answers).lines.length > 0) announcePrice(wizard, prices, emit)
}

/** Announces that another step is reached (`quotestep`), and that the price has changed (`quotechange`). */
export function announceChange(before: Wizard, after: Wizard, prices: Prices, emit: Emit): void {
  const isOtherService = before.answers.service !== after.answers.service
  const linesOf = ({ answers }: Wizard) => JSON.stringify(quote(prices, answers).lines)
  if (isOtherService || before.stepIndex !== after.stepIndex) announceStep(after, emit)
  if (isOtherService || linesOf(before) !== linesOf(after)) announcePrice(after, prices, emit)
}

function announceStep(wizard: Wizard, emit: Emit): void {
  const { answers, stepIndex } = wizard
  const { name } = currentStep(wizard)
  const { service } = answers
  emit('quotestep', { service, step: stepIndex + 1, of: stepsOf(answers).length, name })
}

function announcePrice({ answers }: Wizard, prices: Prices, emit: Emit): void {
  const { lines, total } = quote(prices, answers)
  emit('quotechange', { service: answers.service, total, lines })
}
