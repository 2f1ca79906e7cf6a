import { type Dispatch, useLayoutEffect, useReducer, useRef } from 'react'
import type { Prices } from '../rules/quote.ts'
import { restore } from '../rules/restore.ts'
import { startOf, startOfLink } from '../rules/start.ts'
import { type Action, newWizard, reduce, type Start, type Wizard } from '../rules/wizard.ts'
import type { QuoteSettings } from './quote-settings.ts'
import { savedWizard, useSavedAnswers } from './useSavedAnswers.ts'

/** Tells a link that is pressed once more, which makes a new entry, from a reload or Back, which do not. */
const historyEntry = () => globalThis.navigation?.currentEntry?.key ?? ''

/**
 * Where the visitor stands, and where what the page preselects begins: as this tab last saved it under
 * `key`, where the link in the page's address begins, or else where the page preselects. What the page
 * preselects later, and a link that comes later, start the wizard over.
 */
export function useWizard(
  { service, known, hasLink }: QuoteSettings,
  prices: Prices,
  key: string,
): [Wizard, Dispatch<Action>, Start | undefined] {
  const preset = service ? startOf(prices, { ...known, service }) : undefined
  const [wizard, dispatch] = useReducer(reduce, newWizard, () => {
    const saved = restore(savedWizard(key), prices)
    const wizard = preset ? reduce(saved, { type: 'preset', start: preset }) : saved
    const start = hasLink && startOfLink(prices, location.hash)
    return start ? reduce(wizard, { type: 'open', start, entry: historyEntry() }) : wizard
  })
  useSavedAnswers(key, wizard)

  const before = useRef(preset?.code)
  useLayoutEffect(() => {
    // A page that preselects nothing leaves what this tab has saved as it is.
    if (before.current === preset?.code) return
    before.current = preset?.code
    dispatch({ type: 'preset', start: preset })
  })

  useLayoutEffect(() => {
    if (!hasLink) return
    const openLink = () => {
      const start = startOfLink(prices, location.hash)
      if (start) dispatch({ type: 'open', start, entry: historyEntry() })
    }
    addEventListener('hashchange', openLink)
    return () => removeEventListener('hashchange', openLink)
  }, [hasLink, prices])

  return [wizard, dispatch, preset]
}
