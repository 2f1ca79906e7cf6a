/**
 * A quote is open from the thank-you page until it has arrived. Meanwhile this key is in the tab's
 * storage.
 */
const key = 'quote-open'

/** Whether this document is sending a quote, which would be lost if the document were unloaded. */
let isSending = false
const arrivalCallbacks: (() => void)[] = []

export const isQuoteSending = () => isSending

/** Calls back once the quote that is being sent has arrived. */
export function onceQuoteArrives(callback: () => void) {
  arrivalCallbacks.push(callback)
}

/** Whether this tab has an open quote, also after a reload. */
export function isQuoteOpen(): boolean {
  return isStored() || isInEntry()
}

/** Must be called after the thank-you page is in the history. */
export function markQuoteOpen(isOpen: boolean) {
  store(isOpen)
  isSending = isOpen
  if (isOpen) return
  for (const callback of arrivalCallbacks.splice(0)) callback()
}

function store(isOpen: boolean) {
  try {
    if (isOpen) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage, the mark is in the history entry of the thank-you page, which survives a
    // reload.
    if (isInEntry() !== isOpen) history.replaceState({ ...history.state, isQuoteOpen: isOpen }, '')
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
  return typeof history === 'object' && Object(history.state).isQuoteOpen === true
}
