import { useLayoutEffect, useRef } from 'react'
import { useMethod } from '../../element/methods.ts'
import { isUnderWay } from '../../rules/lead/lead-state.ts'
import type { OpenedLink } from '../../rules/wizard/wizard.ts'
import type { useLead } from './useLead.ts'

interface NewQuoteOptions {
  /** The custom element. */
  host: Element
  lead: ReturnType<typeof useLead>
  /** The link that was opened last. */
  opened: OpenedLink
  /** Empties the wizard. */
  startOver(): void
}

/**
 * Begins a new quote when the page calls `reset()`, and when a quote link is pressed while the
 * thanks are shown or a lead is being sent. Returns the function for the visitor's own button.
 */
export function useNewQuote({ host, lead, opened, startOver }: NewQuoteOptions): () => void {
  const beginNew = () => {
    startOver()
    lead.reset()
  }
  useMethod(host, 'reset', beginNew)

  const lastOpened = useRef(opened)
  useLayoutEffect(() => {
    const isInTheWay = lead.lead.phase === 'sent' || isUnderWay(lead.lead)
    if (lastOpened.current !== opened && isInTheWay) lead.reset()
    lastOpened.current = opened
  })

  return beginNew
}
