import { type Dispatch, useLayoutEffect, useRef } from 'react'
import { useMethod } from '../../element/methods.ts'
import type { Catalogue } from '../../rules/company/catalogue.ts'
import { type Action, stepIndex, stepToShow, type Wizard } from '../../rules/wizard/wizard.ts'

interface GoToOptions {
  /** The custom element. */
  host: Element
  wizard: Wizard
  dispatch: Dispatch<Action>
  catalogue: Catalogue
  /** Whether a lead is being sent; the step cannot change meanwhile. */
  isSending: boolean
  /** Whether thanks are shown in place of a step. */
  isThanked: boolean
}

/** The method `goTo(step)`: shows the step at once, without the animation that a press starts. */
export function useGoTo(options: GoToOptions): void {
  const { host, wizard, dispatch, catalogue, isSending, isThanked } = options
  const currentStep = stepIndex(catalogue, wizard) + 1
  const requestedStep = useRef(0)

  useMethod(host, 'goTo', (step) => {
    if (isThanked) return 0
    if (isSending) return currentStep
    const shown = stepToShow(catalogue, wizard, step)
    requestedStep.current = shown
    // Also for the step in view, because another requested just now may not be rendered yet.
    dispatch({ type: 'goTo', step: shown })
    return shown
  })

  useLayoutEffect(() => {
    const isRequested = requestedStep.current === currentStep
    requestedStep.current = 0
    if (!isRequested) return
    for (const animation of host.shadowRoot?.getAnimations() ?? []) animation.finish()
  }, [host, currentStep])
}
