import { useSyncExternalStore } from 'react'

/** Pauses before each further try of a quote that did not go through, in milliseconds. */
const pauses = [2000, 6000, 18_000]

interface Lead {
  /**
   * `retrying`: it failed and is tried again by itself. `failed`: every try failed. `resending`: the
   * visitor asked for one more.
   */
  state: 'sent' | 'retrying' | 'failed' | 'resending'
  /** Once failed: sends it again. */
  retry(): void
}

const sent: Lead = { state: 'sent', retry() {} }
const listeners = new Set<() => void>()
let lead = sent

function show(state: Lead['state'], retry = sent.retry) {
  lead = { state, retry }
  for (const listener of listeners) listener()
}

/**
 * Looks after the quote that a visitor sends with this element, also once its page was left and the
 * element with it: its events then reach nobody but those who listen on the element itself.
 */
export function followLead(element: EventTarget) {
  let hasLeft = false
  let tries = 0
  element.addEventListener('quotesubmit', () => {
    hasLeft = true
    if (!tries) show('sent')
  })
  element.addEventListener('quotesent', () => show('sent'))
  element.addEventListener('quotefailed', (event) => {
    const { reason, retry } = (event as CustomEvent<{ reason: string; retry(): void }>).detail
    // The mail never left and neither does the visitor: the element itself says so.
    if (!hasLeft && reason === 'unreachable') return
    const pause = pauses[tries++]
    if (pause) {
      show('retrying')
      setTimeout(retry, pause)
      return
    }
    show('failed', () => {
      show('resending')
      retry()
    })
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What became of the quote the visitor sent last. */
export function useLead(): Lead {
  return useSyncExternalStore(
    subscribe,
    () => lead,
    () => sent,
  )
}
