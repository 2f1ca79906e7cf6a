import type { SentContact } from '../../widgets/rules/lead/person.ts'
import { pendingIds, pendingInEntry, pendingKey } from './pending-lead.ts'

/** The leads that this document is sending, which would be lost if the document were unloaded. */
const sending = new Set<string>()
const arrivalCallbacks: (() => void)[] = []

export const isLeadSending = () => sending.size > 0

/** Calls back once the leads that are being sent have arrived. */
export function onceLeadArrives(callback: () => void) {
  arrivalCallbacks.push(callback)
}

/** Notes that a lead is pending, or has arrived. Must be called after the thank-you page is in the history. */
export function markLeadPending(id: string, isPending: boolean) {
  const others = pendingIds().filter((one) => one !== id)
  store(isPending ? [...others, id] : others)
  if (isPending) sending.add(id)
  else sending.delete(id)
  if (isLeadSending()) return
  for (const callback of arrivalCallbacks.splice(0)) callback()
}

function store(ids: readonly string[]) {
  const text = ids.join(' ')
  try {
    if (text) sessionStorage.setItem(pendingKey, text)
    else sessionStorage.removeItem(pendingKey)
  } catch {
    // Without storage, they are in the history entry of the thank-you page, which survives a reload.
    if (pendingInEntry() === text) return
    history.replaceState({ ...history.state, [pendingKey]: text }, '')
  }
}

/**
 * Who sent a lead, by its id. Only in this document's memory: never stored, and gone after a reload.
 */
const contacts = new Map<string, SentContact>()

/** Keeps who sent a lead, for its thank-you page. */
export function keepContact(leadId: string, contact: SentContact | undefined) {
  if (contact) contacts.set(leadId, contact)
}

export const contactOf = (leadId: string) => contacts.get(leadId)

/** The state of the history entry of a lead's thank-you page. */
export const leadState = (leadId: string) => ({ leadId })
