/** Stands in this tab's storage from the moment the visitor is thanked until the quote has arrived. */
const key = 'quote-open'

export function isQuoteOpen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function markQuoteOpen(isOpen: boolean) {
  try {
    if (isOpen) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage a page that is loaded again knows of no quote.
  }
}
