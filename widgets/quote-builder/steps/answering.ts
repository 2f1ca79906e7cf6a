import type { Dispatch } from 'react'
import type { Catalogue, Question } from '../../rules/company/catalogue.ts'
import type { Answers } from '../../rules/engine/answers.ts'
import type { Action } from '../../rules/wizard/wizard.ts'

/** What each question's field needs to show and change its answer. */
export interface Answering {
  readonly catalogue: Catalogue
  readonly answers: Answers
  readonly dispatch: Dispatch<Action>
  /** The postal code as the visitor types it. It is not an answer, and is never stored. */
  readonly postalCode: string
  readonly onPostalCode: (typed: string) => void
}

/** The props of a question's field. */
export interface FieldProps<Kind extends Question> {
  question: Kind
  /** Whether the step's heading names the question already. */
  isLegendHidden: boolean
  answering: Answering
}
