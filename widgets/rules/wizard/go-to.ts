import type { Catalogue } from '../company/catalogue.ts'
import { missingAt, stepIndex, type Wizard } from './wizard.ts'
import { stepIds } from './wizard-steps.ts'

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
