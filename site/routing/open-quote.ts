/** Stands in this tab's storage from the moment the visitor is thanked until the quote has arrived. */
const key = 'quote-open'

export function isQuoteOpen(): boolean {
  return isStored() || isInEntry()
}

/** Called once the page of the thanks is in the history. */
export function markQuoteOpen(isOpen: boolean) {
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
