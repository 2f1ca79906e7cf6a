import { categories } from 'virtual:content/pages/blog'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useQuery } from '../../routing/shown-page.ts'
import { tidyPath } from '../../routing/tidy-path.ts'
import { addressOf, type Choice, type View, viewOf } from './filter.ts'

export const choices: Choice[] = ['All', ...categories]

/** The pause in typing, in ms, before the address changes: browsers refuse too many changes. */
const typingPause = 300

/**
 * What the list shows. The address contains it, so that it can be linked and Back returns to it;
 * while the visitor types, the address follows after a pause.
 */
export function useView() {
  const [, navigate] = useLocation()
  const query = useQuery()
  const addressView = viewOf(query, choices)
  /** What the visitor typed, and the query of the address at that time. */
  const [typed, setTyped] = useState<{ text: string; query: string }>()
  // If the address has changed for any reason, it replaces the typed text.
  if (typed && typed.query !== query) setTyped(undefined)

  const text = typed?.query === query ? typed.text : addressView.text
  const isAddressBehind = text !== addressView.text
  const view: View = isAddressBehind ? { ...addressView, text, page: 1 } : addressView
  const address = addressOf(view)

  /** Writes the typed text into the address, without a new entry in the history. */
  const settle = () => {
    // The visitor may already be on the way to another page, with another address.
    const isHere = tidyPath(location.pathname) === '/blog'
    if (isAddressBehind && isHere) navigate(address, { replace: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `settle` changes with these two.
  useEffect(() => {
    const timer = setTimeout(settle, typingPause)
    return () => clearTimeout(timer)
  }, [address, isAddressBehind])

  return {
    view,
    type: (text: string) => setTyped({ text, query }),
    settle,
    choose: (category: Choice) => {
      const next = addressOf({ text, category, page: 1 })
      if (next === addressOf(addressView)) return
      // Back returns to the typed text, even if it was not in the address yet.
      settle()
      navigate(next)
    },
    clear: () => {
      setTyped(undefined)
      navigate('/blog')
    },
  }
}
