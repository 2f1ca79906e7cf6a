import type { Catalogue } from '../company/catalogue.ts'
import { missingAt, stepIndex, type Wizard } from './wizard.ts'
import { stepIds } from './wizard-steps.ts'

/**
 * Which step to show for one that a page asks for, both from 1: at most the first one that cannot be left yet,
 * because of a missing answer or a total of $0. For anything but a whole number from 1, the present one.
 */
export function stepToShow(catalogue: Catalogue, wizard: Wizard, asked: unknown): number {
  if (!Number.isInteger(asked) || Number(asked) < 1) return stepIndex(catalogue, wizard) + 1
  const before = stepIds(catalogue, wizard.answers).slice(0, Number(asked))
  const waiting = before.findIndex((stepId) => missingAt(catalogue, { ...wizard, stepId }) !== '')
  return waiting < 0 ? before.length : waiting + 1
}
