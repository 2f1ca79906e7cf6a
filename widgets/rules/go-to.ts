import type { Dollars } from './money.ts'
import { canContinue, missingFrom, type Wizard } from './wizard.ts'

/**
 * Which step to show for one that a page asks for, both from 1: at most the first one that cannot be left yet,
 * because of a missing answer or a total of $0. For anything but a whole number from 1, the present one.
 */
export function stepToShow(wizard: Wizard, total: Dollars, asked: unknown): number {
  if (!Number.isInteger(asked) || Number(asked) < 1) return wizard.stepIndex + 1
  const canLeave = (step: number) => {
    const there = { ...wizard, stepIndex: step - 1 }
    return canContinue(there) && !missingFrom(there, total)
  }
  let shown = 1
  while (shown < Number(asked) && canLeave(shown)) shown++
  return shown
}
