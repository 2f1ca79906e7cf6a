import { useSyncExternalStore } from 'react'
import { isLeadPending, markLeadPending } from '../routing/pending-lead.ts'

/** How long to wait before each new try to send a quote, in milliseconds. */
const pauses = [2000, 6000, 18_000]

interface SentLead {
  /**
   * `waiting`: it is on its way. `retrying`: it failed and is tried again automatically. `failed`: every try failed.
   * `resending`: the visitor asked for one more try. `unknown`: the page was loaded again before
   * the quote arrived, or the form has it again.
   */
  state: 'sent' | 'waiting' | 'retrying' | 'failed' | 'resending' | 'unknown'
  /** Sends the quote again after it has failed. */
  retry(): void
}

/** The detail of a `quotefailed` (widgets/types). */
interface Failure {
  reason: string
  retry(): boolean
  handOver(): boolean
}

const sent: SentLead = { state: 'sent', retry() {} }
const listeners = new Set<() => void>()
let lead: SentLead = isLeadPending() ? { ...sent, state: 'unknown' } : sent

function show(state: SentLead['state'], retry = sent.retry) {
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
    // The page changes to the thank-you page while this event is dispatched.
    queueMicrotask(() => markLeadPending(!hasArrived))
    if (!tries) show(hasArrived ? 'sent' : 'waiting')
  })
  element.addEventListener('quotesent', () => {
    hasArrived = true
    markLeadPending(false)
    show('sent')
  })
  element.addEventListener('quotefailed', (event) => {
    const { reason, retry, handOver } = (event as CustomEvent<Failure>).detail
    // The form shows the failure itself while the visitor is still on it.
    const isOnForm = !hasLeft && element.isConnected
    if (isOnForm && reason === 'unreachable') return
    // From now on /booked shows the outcome. A visitor who went to another page finds the quote in
    // the form again.
    if (isOnForm || hasLeft) handOver()
    const pause = pauses[tries++]
    const tryAgain = () => {
      // `retry` refuses when the visitor is using the form again: this page must not thank them for
      // a quote that the form still holds.
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
export function useSentLead(): SentLead {
  return useSyncExternalStore(
    subscribe,
    () => lead,
    () => sent,
  )
}
