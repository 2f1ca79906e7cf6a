import { type Dispatch, useLayoutEffect, useRef } from 'react'
import { useMethod } from '../element/methods.ts'
import type { Action, Start, Wizard } from '../rules/wizard.ts'
import type { useLead } from './useLead.ts'
import { usePageReturn } from './usePageReturn.ts'

interface NewQuoteOptions {
  /** The custom element. */
  host: Element
  wizard: Wizard
  dispatch: Dispatch<Action>
  lead: ReturnType<typeof useLead>
  /** Where a new quote begins, if the page says so. */
  preset: Start | undefined
}

/**
 * Begins a new quote: when the visitor asks for it, which is what this returns; when the page calls
 * `reset()`; when the visitor comes back to a page that a sent quote has left; and when a link is pressed
 * beside the thanks.
 */
export function useNewQuote({ host, wizard, dispatch, lead, preset }: NewQuoteOptions): () => void {
  const startOver = () => {
    dispatch({ type: 'startOver', start: preset })
    lead.startOver()
  }

  useMethod(host, 'reset', startOver)

  usePageReturn(() => {
    if (lead.hasLeft()) startOver()
  })

  const { opened } = wizard
  const before = useRef(opened)
  useLayoutEffect(() => {
    if (before.current !== opened && lead.sentQuote) lead.startOver()
    before.current = opened
  })

  return startOver
}
