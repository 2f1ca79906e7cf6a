import { useLayoutEffect, useState } from 'react'
import { missingFrom, type Wizard } from '../rules/wizard.ts'

/**
 * What the step still needs, told once Continue was pressed. `told` counts the presses, because each
 * is answered anew.
 */
export function useMissing(wizard: Wizard, total: number) {
  const [told, setTold] = useState(0)
  const sentence = missingFrom(wizard, total)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is missing anew was not asked for yet.
  useLayoutEffect(() => setTold(0), [sentence])

  return { sentence, told, tell: () => setTold((before) => before + 1) }
}
