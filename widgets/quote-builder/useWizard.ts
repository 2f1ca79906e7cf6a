import { type Dispatch, useLayoutEffect, useReducer } from 'react'
import type { Service } from '../rules/answers.ts'
import type { Prices } from '../rules/quote.ts'
import { type Action, newWizard, reduce, restore, type Wizard } from '../rules/wizard.ts'
import { savedWizard, useSavedAnswers } from './useSavedAnswers.ts'

/**
 * Where the visitor stands: as this tab last saved it under `key`, on the second step when the page preselects a
 * service. A service that the page preselects later starts the wizard over.
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

  useLayoutEffect(() => {
    if (preselected) dispatch({ type: 'preset', service: preselected })
  }, [preselected])

  return [wizard, dispatch]
}

function startingWizard(preselected: Service | '', prices: Prices, key: string): Wizard {
  const wizard = restore(savedWizard(key), prices)
  return preselected ? reduce(wizard, { type: 'preset', service: preselected }) : wizard
}
