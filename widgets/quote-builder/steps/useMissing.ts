import { useLayoutEffect, useState } from 'react'
import type { Catalogue } from '../../rules/company/catalogue.ts'
import { missingAt, type Wizard } from '../../rules/wizard/wizard.ts'

/**
 * What the step still needs, shown after Continue is pressed. `presses` counts them, because each
 * is answered again.
 */
export function useMissing(catalogue: Catalogue, wizard: Wizard) {
  const [presses, setPresses] = useState(0)
  const sentence = missingAt(catalogue, wizard)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what else is missing was not asked for yet.
  useLayoutEffect(() => setPresses(0), [sentence])

  return { sentence, presses, say: () => setPresses((before) => before + 1) }
}
