/** Stands in this tab's storage from the moment the visitor is thanked until the quote has arrived. */
const key = 'quote-open'

/** Whether a quote that this document sends has yet to arrive: with the document it would be lost. */
let isSending = false
const onArrival: (() => void)[] = []

export const isQuoteSending = () => isSending

/** Calls back once that quote has arrived. */
export function onceQuoteArrives(callback: () => void) {
  onArrival.push(callback)
}

export function isQuoteOpen(): boolean {
  return isStored() || isInEntry()
}

/** Called once the page of the thanks is in the history. */
export function markQuoteOpen(isOpen: boolean) {
  store(isOpen)
  isSending = isOpen
  if (isOpen) return
  for (const callback of onArrival.splice(0)) callback()
}

function store(isOpen: boolean) {
  try {
    if (isOpen) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the entry of the thanks says it, which is still there when the page is loaded again.
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
