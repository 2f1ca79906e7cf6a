import { loadFromSession, removeFromSession, saveToSession } from '../lead/session-storage.ts'
import type { Prices } from '../rules/quote.ts'
import { restore, savable } from '../rules/restore.ts'
import type { Wizard } from '../rules/wizard.ts'

/** Counts up whenever the stored shape changes its meaning: what an older version stored is dropped. */
const version = 2

/** Where the visitor was, as this tab last saved it; anything may be in its storage. */
export function savedWizard(key: string, prices: Prices): Wizard {
  return restore(loadFromSession(key, version), prices)
}

/** Keeps the visitor's choices for a reload in this tab, and never anything personal. */
export function saveWizard(key: string, wizard: Wizard): void {
  const saved = savable(wizard)
  if (saved) saveToSession(key, version, saved)
  else removeFromSession(key)
}
