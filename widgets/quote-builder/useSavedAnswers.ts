import { useLayoutEffect, useRef } from 'react'
import { loadFromSession, removeFromSession, saveToSession } from '../lead/session-storage.ts'
import type { Wizard } from '../rules/wizard.ts'

/** Counts up whenever the stored shape changes its meaning: what an older version stored is dropped. */
const version = 1

/** What this tab last saved under a key; anything may stand there. */
export function savedWizard(key: string): unknown {
  return loadFromSession(key, version)
}

/**
 * Forgets the answers: the next visit begins a new quote. The link that was opened stays known, or a reload
 * would open it again.
 */
export function forgetAnswers(key: string, { opened }: Wizard): void {
  if (opened.code) saveToSession(key, version, { opened })
  else removeFromSession(key)
}

/** Keeps the answers. */
export function saveAnswers(key: string, wizard: Wizard): void {
  if (wizard.answers.service === '') forgetAnswers(key, wizard)
  else saveToSession(key, version, wizard)
}

/** Keeps the visitor's choices for a reload in this tab, and never anything personal. */
export function useSavedAnswers(key: string, wizard: Wizard): void {
  const before = useRef(wizard)

  // A layout effect, because Preact runs the others after paint, when the visitor may have left.
  useLayoutEffect(() => {
    // Nothing is stored before the visitor has done something.
    if (before.current === wizard) return
    before.current = wizard
    saveAnswers(key, wizard)
  }, [key, wizard])
}
