import { loadFromSession, removeFromSession, saveToSession } from '../../lead/session-storage.ts'
import type { Catalogue } from '../../rules/company/catalogue.ts'
import { restore, stateToSave } from '../../rules/wizard/restore.ts'
import type { Wizard } from '../../rules/wizard/wizard.ts'

/** Raise it when the stored shape changes its meaning; data of an older version is dropped. */
const version = 3

/** The wizard as this tab last saved it, checked because its storage may hold anything. */
export function savedWizard(key: string, catalogue: Catalogue): Wizard {
  return restore(catalogue, loadFromSession(key, version))
}

/** Keeps the visitor's choices for a reload in this tab, and never anything personal. */
export function saveWizard(key: string, wizard: Wizard): void {
  const saved = stateToSave(wizard)
  if (saved) saveToSession(key, version, saved)
  else removeFromSession(key)
}
