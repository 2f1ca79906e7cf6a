import { useLayoutEffect, useState } from 'react'
import type { Catalogue } from '../../rules/company/catalogue.ts'
import { missingAt, type Wizard } from '../../rules/wizard/wizard.ts'

/**
 * The sentence about what the step still needs, shown after Continue is pressed. `presses` counts
 * the presses, because each one shows the sentence again.
 */
export function useMissing(catalogue: Catalogue, wizard: Wizard) {
  const [presses, setPresses] = useState(0)
  const sentence = missingAt(catalogue, wizard)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sentence waits for a press.
  useLayoutEffect(() => setPresses(0), [sentence])

  return { sentence, presses, show: () => setPresses((before) => before + 1) }
}
