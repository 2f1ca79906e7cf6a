import { useLayoutEffect, useRef } from 'react'
import { loadFromSession, removeFromSession, saveToSession } from '../lead/session-storage.ts'
import type { Wizard } from '../rules/wizard.ts'

const key = 'quote-builder'
/** Counts up whenever the stored shape changes its meaning: what an older version stored is dropped. */
const version = 1

/** What this tab last saved; anything may stand there. */
export function savedWizard(): unknown {
  return loadFromSession(key, version)
}

/** Forgets it: the next visit begins a new quote. */
export function forgetSavedWizard(): void {
  removeFromSession(key)
}

/** Keeps the visitor's choices for a reload in this tab, and never anything personal. */
export function useSavedAnswers(wizard: Wizard): void {
  const before = useRef(wizard)

  // A layout effect, because Preact runs the others after paint, when the visitor may have left.
  useLayoutEffect(() => {
    // Nothing is stored before the visitor has done something.
    if (before.current === wizard) return
    before.current = wizard
    if (wizard.answers.service === '') forgetSavedWizard()
    else saveToSession(key, version, wizard)
  }, [wizard])
}
