import { useLayoutEffect, useRef } from 'react'
import { useMethod } from '../../element/methods.ts'
import { isUnderWay } from '../../rules/lead/lead-state.ts'
import type { Opened } from '../../rules/wizard/wizard.ts'
import type { useLead } from './useLead.ts'

interface NewQuoteOptions {
  /** The custom element. */
  host: Element
  lead: ReturnType<typeof useLead>
  /** The link that was opened last. */
  opened: Opened
  /** Empties the wizard. */
  startOver(): void
}

/**
 * Begins a new quote: when the visitor asks for it, which is what this returns; when the page calls `reset()`; and
 * when a link is pressed next to the thanks, or while the previous quote is being sent.
 */
export function useNewQuote({ host, lead, opened, startOver }: NewQuoteOptions): () => void {
  const beginNew = () => {
    startOver()
    lead.reset()
  }
  useMethod(host, 'reset', beginNew)

  const before = useRef(opened)
  useLayoutEffect(() => {
    const isInTheWay = lead.lead.phase === 'sent' || isUnderWay(lead.lead)
    if (before.current !== opened && isInTheWay) lead.reset()
    before.current = opened
  })

  return beginNew
}
