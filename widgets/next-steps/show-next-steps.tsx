import { createRoot } from 'react-dom/client'
import { LanguageContext } from '../element/useLanguage.ts'
import type { Catalogue } from '../rules/company/catalogue.ts'
import { type Conventions, setConventions } from '../rules/company/conventions.ts'
import type { NextStep } from '../rules/company/next-steps.ts'
import type { Answers } from '../rules/engine/answers.ts'
import { allHold } from '../rules/engine/shown-steps.ts'
import { type ArrivedLead, leadValues } from '../rules/lead/filled-step.ts'
import { english, type Language } from '../words/language.ts'
import { NextSteps } from './NextSteps.tsx'
import css from './next-steps.css?inline'

/** What is offered, and to the visitor of which quote. */
export interface NextStepsView {
  /** All that the owner offers; those are shown whose conditions hold. */
  readonly steps: readonly NextStep[]
  readonly catalogue: Catalogue
  readonly conventions: Conventions
  /** A script before 1.9.0 names none. */
  readonly language?: Language
  /** The answers of the quote that arrived. */
  readonly answers: Answers
  readonly lead: ArrivedLead
  /** The level of the heading. */
  readonly level: 2 | 3
  /** Gets the kind of a step that the visitor takes. */
  report(kind: NextStep['kind']): void
}

/** Draws the next steps in a box of the thanks, with their own styles. Does nothing in a box that was removed. */
export function showNextSteps(box: HTMLElement, view: NextStepsView): void {
  const { steps, catalogue, conventions, language = english, answers, lead, level, report } = view
  const root = box.getRootNode()
  if (!box.isConnected || !(root instanceof Document || root instanceof ShadowRoot)) return
  setConventions(conventions)
  const offered = steps.filter(({ when = [] }) => allHold(when, catalogue, answers))
  if (offered.length === 0) return
  addStyles(root)
  box.hidden = false
  createRoot(box).render(
    <LanguageContext.Provider value={language}>
      <NextSteps
        steps={offered}
        values={leadValues(catalogue, answers, lead)}
        level={level}
        report={report}
      />
    </LanguageContext.Provider>,
  )
}

let sheet: CSSStyleSheet | undefined

function addStyles(root: Document | ShadowRoot) {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
