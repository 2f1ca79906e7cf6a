import { useLayoutEffect, useState } from 'react'
import { missingFrom, type Wizard } from '../rules/wizard.ts'

/**
 * What keeps a visitor from a quote of nothing, told once Continue was pressed. `told` counts the
 * presses, because each is answered anew.
 */
export function useMissing(wizard: Wizard, total: number) {
  const [told, setTold] = useState(0)
  const sentence = missingFrom(wizard, total)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step was not asked yet.
  useLayoutEffect(() => setTold(0), [wizard.stepIndex])

  return { sentence, told, tell: () => setTold((before) => before + 1) }
}
