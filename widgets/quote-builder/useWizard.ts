import { type Dispatch, useLayoutEffect, useReducer } from 'react'
import type { Service } from '../rules/answers.ts'
import { type Action, reduce, restore, type Wizard } from '../rules/wizard.ts'
import { savedWizard, useSavedAnswers } from './useSavedAnswers.ts'

/**
 * Where the visitor stands: as this tab last saved it, on the second step when the page preselects a
 * service. A service that the page preselects later starts the wizard over.
 */
export function useWizard(preselected: Service | ''): [Wizard, Dispatch<Action>] {
  const [wizard, dispatch] = useReducer(reduce, preselected, startingWizard)
  useSavedAnswers(wizard)

  useLayoutEffect(() => {
    if (preselected) dispatch({ type: 'preset', service: preselected })
  }, [preselected])

  return [wizard, dispatch]
}

function startingWizard(preselected: Service | ''): Wizard {
  const wizard = restore(savedWizard())
  return preselected ? reduce(wizard, { type: 'preset', service: preselected }) : wizard
}
