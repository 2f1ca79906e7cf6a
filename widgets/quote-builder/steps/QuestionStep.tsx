import type { ReactNode } from 'react'
import type { WizardStep } from '../../rules/wizard/wizard-steps.ts'
import type { Answering } from './answering.ts'
import { MissingAlert } from './MissingAlert.tsx'
import { QuestionField } from './QuestionField.tsx'
import type { useMissing } from './useMissing.ts'

interface QuestionStepProps {
  step: WizardStep
  answering: Answering
  missing: ReturnType<typeof useMissing>
  actions: ReactNode
}

/**
 * A step between the choice of a service and the final quote: its questions, and a sentence about
 * what it still needs.
 */
export function QuestionStep({ step, answering, missing, actions }: QuestionStepProps) {
  return (
    <>
      {step.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          // The step's heading already names its only question.
          isLegendHidden={step.questions.length === 1}
          answering={answering}
        />
      ))}
      {actions}
      {missing.sentence && missing.presses > 0 && (
        <MissingAlert key={missing.presses} sentence={missing.sentence} />
      )}
    </>
  )
}
