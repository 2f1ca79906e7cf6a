import { type Dispatch, useLayoutEffect, useReducer, useRef } from 'react'
import type { Service } from '../rules/answers.ts'
import type { Prices } from '../rules/quote.ts'
import { type Action, newWizard, reduce, restore, type Wizard } from '../rules/wizard.ts'
import { savedWizard, useSavedAnswers } from './useSavedAnswers.ts'

/**
 * Where the visitor stands: as this tab last saved it under `key`, on the second step when the page preselects a
 * service. What the page preselects later starts the wizard over.
 */
export function useWizard(
  preselected: Service | '',
  prices: Prices,
  key: string,
): [Wizard, Dispatch<Action>] {
  const [wizard, dispatch] = useReducer(reduce, newWizard, () =>
    startingWizard(preselected, prices, key),
  )
  useSavedAnswers(key, wizard)

  const known = useRef(preselected)
  useLayoutEffect(() => {
    // A page that preselects nothing leaves what this tab has saved as it is.
    if (known.current === preselected) return
    known.current = preselected
    dispatch({ type: 'preset', service: preselected })
  }, [preselected])

  return [wizard, dispatch]
}

function startingWizard(preselected: Service | '', prices: Prices, key: string): Wizard {
  const wizard = restore(savedWizard(key), prices)
  return preselected ? reduce(wizard, { type: 'preset', service: preselected }) : wizard
}
