/**
 * A lead is pending from the thank-you page until it has arrived. Meanwhile this key is in the tab's
 * storage, or in the history entry of the thank-you page where there is no storage.
 */
const key = 'pending-lead'

/** Whether this document is sending a lead, which would be lost if the document were unloaded. */
let isSending = false
const arrivalCallbacks: (() => void)[] = []

export const isLeadSending = () => isSending

/** Calls back once the lead that is being sent has arrived. */
export function onceLeadArrives(callback: () => void) {
  arrivalCallbacks.push(callback)
}

/** Whether this tab has a pending lead, also after a reload. */
export function isLeadPending(): boolean {
  return isStored() || isInEntry()
}

/** Must be called after the thank-you page is in the history. */
export function markLeadPending(isPending: boolean) {
  store(isPending)
  isSending = isPending
  if (isPending) return
  for (const callback of arrivalCallbacks.splice(0)) callback()
}

function store(isPending: boolean) {
  try {
    if (isPending) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage, the mark is in the history entry of the thank-you page, which survives a
    // reload.
    if (isInEntry() === isPending) return
    history.replaceState({ ...history.state, [key]: isPending }, '')
  }
}

function isStored(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function isInEntry(): boolean {
  return typeof history === 'object' && Object(history.state)[key] === true
}
