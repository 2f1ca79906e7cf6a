import { useSyncExternalStore } from 'react'
import { isQuoteOpen, markQuoteOpen } from '../routing/open-quote.ts'

/** Pauses before each further try of a quote that did not go through, in milliseconds. */
const pauses = [2000, 6000, 18_000]

interface Lead {
  /**
   * `retrying`: it failed and is tried again by itself. `failed`: every try failed. `resending`: the
   * visitor asked for one more. `unknown`: the page was loaded again before the quote had arrived.
   */
  state: 'sent' | 'retrying' | 'failed' | 'resending' | 'unknown'
  /** Once failed: sends it again. */
  retry(): void
}

/** The detail of a `quotefailed` (widgets/types). */
interface Failure {
  reason: string
  retry(): boolean
  handOver(): boolean
}

const sent: Lead = { state: 'sent', retry() {} }
const listeners = new Set<() => void>()
let lead: Lead = isQuoteOpen() ? { ...sent, state: 'unknown' } : sent

function show(state: Lead['state'], retry = sent.retry) {
  lead = { state, retry }
  for (const listener of listeners) listener()
}

/**
 * Follows the quote that a visitor sends with this element and retries it when it fails, also after
 * the visitor has left its page. It listens on the element itself, because the events of a removed
 * element do not reach the document.
 */
export function followLead(element: HTMLElement) {
  let hasLeft = false
  let hasArrived = false
  let tries = 0
  element.addEventListener('quotesubmit', () => {
    hasLeft = true
    // The page goes to the thanks while the event is dispatched.
    queueMicrotask(() => markQuoteOpen(!hasArrived))
    if (!tries) show('sent')
  })
  element.addEventListener('quotesent', () => {
    hasArrived = true
    markQuoteOpen(false)
    show('sent')
  })
  element.addEventListener('quotefailed', (event) => {
    const { reason, retry, handOver } = (event as CustomEvent<Failure>).detail
    // The visitor is still on the form, which shows the failure itself.
    const isOnForm = !hasLeft && element.isConnected
    if (isOnForm && reason === 'unreachable') return
    // From now on /booked shows what becomes of it. A visitor who went elsewhere finds it in the form again.
    if (isOnForm || hasLeft) handOver()
    const pause = pauses[tries++]
    const tryAgain = () => {
      // Refused where the visitor has the form in hand again: nobody may be thanked here for what it holds.
      if (!retry()) show('unknown')
    }
    if (pause) {
      show('retrying')
      setTimeout(tryAgain, pause)
      return
    }
    show('failed', () => {
      show('resending')
      tryAgain()
    })
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state of the quote that the visitor sent last. */
export function useSentQuote(): Lead {
  return useSyncExternalStore(
    subscribe,
    () => lead,
    () => sent,
  )
}
