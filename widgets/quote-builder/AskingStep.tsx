import type { Dispatch, ReactNode } from 'react'
import type { Prices } from '../rules/quote.ts'
import type { Step } from '../rules/steps.ts'
import type { Action, Wizard } from '../rules/wizard.ts'
import { Missing } from './Missing.tsx'
import { Questions } from './steps/Questions.tsx'
import type { useMissing } from './useMissing.ts'

interface AskingStepProps {
  step: Step
  wizard: Wizard
  prices: Prices
  dispatch: Dispatch<Action>
  missing: ReturnType<typeof useMissing>
  actions: ReactNode
}

/** A step between the choice of a service and the final quote: its questions, and what it still waits for. */
export function AskingStep({ step, wizard, prices, dispatch, missing, actions }: AskingStepProps) {
  return (
    <>
      <Questions step={step} prices={prices} answers={wizard.answers} dispatch={dispatch} />
      {actions}
      {missing.sentence && missing.presses > 0 && (
        <Missing key={missing.presses} sentence={missing.sentence} />
      )}
    </>
  )
}
