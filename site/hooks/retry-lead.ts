import { useSyncExternalStore } from 'react'
import { isLeadPending } from '../routing/pending-lead.ts'
import { markLeadPending } from '../routing/sent-leads.ts'

/** How long to wait before each new try to send a quote, in milliseconds. */
const pauses = [2000, 6000, 18_000]

interface SentLead {
  /**
   * `sent`: it has arrived. `waiting`: it is on its way. `retrying`: it failed and is tried again automatically. `failed`: every try failed.
   * `resending`: the visitor asked for one more try. `unknown`: the page was loaded again before
   * the quote arrived, or the form has it again.
   */
  state: 'sent' | 'waiting' | 'retrying' | 'failed' | 'resending' | 'unknown'
  /** Sends the quote again after it has failed. */
  retry(): void
}

/** The detail of `quotesubmit` and `quotesent`, as far as it is used here (widgets/types). */
interface Sending {
  lead_id: string
}

/** The same of `quotefailed`. */
interface Failure extends Sending {
  reason: string
  retry(): boolean
  handOver(): boolean
}

const sent: SentLead = { state: 'sent', retry() {} }
const unknown: SentLead = { ...sent, state: 'unknown' }
const listeners = new Set<() => void>()
/** The leads that this document has sent, by their ids. */
const leads = new Map<string, SentLead>()

function show(id: string, state: SentLead['state'], retry = sent.retry) {
  leads.set(id, { state, retry })
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
  element.addEventListener('quotesubmit', (event) => {
    const { lead_id: id } = (event as CustomEvent<Sending>).detail
    hasLeft = true
    // The page changes to the thank-you page while this event is dispatched.
    queueMicrotask(() => markLeadPending(id, !hasArrived))
    if (!tries) show(id, hasArrived ? 'sent' : 'waiting')
  })
  element.addEventListener('quotesent', (event) => {
    const { lead_id: id } = (event as CustomEvent<Sending>).detail
    hasArrived = true
    markLeadPending(id, false)
    show(id, 'sent')
  })
  element.addEventListener('quotefailed', (event) => {
    const { lead_id: id, reason, retry, handOver } = (event as CustomEvent<Failure>).detail
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
      if (!retry()) show(id, 'unknown')
    }
    if (pause) {
      show(id, 'retrying')
      setTimeout(tryAgain, pause)
      return
    }
    show(id, 'failed', () => {
      show(id, 'resending')
      tryAgain()
    })
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state of the lead with this id; '' if it is not known which lead the page thanks for. */
export function useSentLead(id: string): SentLead {
  return useSyncExternalStore(
    subscribe,
    () => leads.get(id) ?? (isLeadPending(id) ? unknown : sent),
    () => sent,
  )
}
