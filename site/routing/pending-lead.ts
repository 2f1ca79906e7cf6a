/**
 * A lead is pending from the thank-you page until it has arrived. Meanwhile its id is in the tab's
 * storage, or in the history entry of the thank-you page where there is no storage.
 */
const key = 'pending-lead'

/** The leads that this document is sending, which would be lost if the document were unloaded. */
const sending = new Set<string>()
const arrivalCallbacks: (() => void)[] = []

export const isLeadSending = () => sending.size > 0

/** Calls back once the leads that are being sent have arrived. */
export function onceLeadArrives(callback: () => void) {
  arrivalCallbacks.push(callback)
}

/** Whether this tab has a pending lead, also after a reload: the one with this id, or any. */
export function isLeadPending(id?: string): boolean {
  const pending = pendingIds()
  return id ? pending.includes(id) : pending.length > 0
}

/** Must be called after the thank-you page is in the history. */
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
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage, they are in the history entry of the thank-you page, which survives a reload.
    if (inEntry() === text) return
    history.replaceState({ ...history.state, [key]: text }, '')
  }
}

function pendingIds(): readonly string[] {
  return `${stored()} ${inEntry()}`.split(' ').filter(Boolean)
}

function stored(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function inEntry(): string {
  const text: unknown = typeof history === 'object' ? Object(history.state)[key] : ''
  return typeof text === 'string' ? text : ''
}
