import { useLayoutEffect, useRef } from 'react'
import type { Emit } from '../element/define-element.tsx'
import type { Quote } from '../rules/quote.ts'
import { stepsOf } from '../rules/steps.ts'
import { currentStep, type Wizard } from '../rules/wizard.ts'

/** Tells the page which step is reached (`quotestep`), and when the price changes (`quotechange`). */
export function useStepEvents(wizard: Wizard, { lines, total }: Quote, emit: Emit): void {
  const { stepIndex, answers } = wizard
  const { service } = answers
  const isMounted = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an event tells of a step, not of each render.
  useLayoutEffect(() => {
    const tell = () => {
      const { name } = currentStep(wizard)
      emit('quotestep', { service, step: stepIndex + 1, of: stepsOf(answers).length, name })
    }
    // React warns of a listener that sets state while its own element is still being mounted.
    if (isMounted.current) tell()
    else queueMicrotask(tell)
  }, [stepIndex, service])

  const price = JSON.stringify(lines)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an event tells of a new price, not of each render.
  useLayoutEffect(() => {
    const tell = () => emit('quotechange', { service, total, lines })
    // A price at the start is one of choices that were restored.
    if (isMounted.current) tell()
    else if (lines.length > 0) queueMicrotask(tell)
  }, [service, price])

  useLayoutEffect(() => {
    isMounted.current = true
  }, [])
}
