import type { Dispatch } from 'react'
import type { Catalogue } from '../../rules/company/catalogue.ts'
import type { Answers } from '../../rules/engine/answers.ts'
import type { Action } from '../../rules/wizard/wizard.ts'

/** What every question needs to be answered. */
export interface Answering {
  readonly catalogue: Catalogue
  readonly answers: Answers
  readonly dispatch: Dispatch<Action>
  /** The postal code as the visitor types it, which is no answer and is never stored. */
  readonly postalCode: string
  readonly onPostalCode: (typed: string) => void
}
