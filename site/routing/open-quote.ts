/** This key is in the tab's storage from the thank-you page until the quote has arrived. */
const key = 'quote-open'

/** Whether this document is sending a quote, which would be lost if the document were unloaded. */
let isSending = false
const arrivalCallbacks: (() => void)[] = []

export const isQuoteSending = () => isSending

/** Calls back once the quote that is being sent has arrived. */
export function onceQuoteArrives(callback: () => void) {
  arrivalCallbacks.push(callback)
}

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
    // Without storage, the history entry of the thank-you page keeps it; the entry survives a
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
