import { categories } from 'virtual:content/pages/blog'
import { useEffect, useState } from 'react'
import { navigate, useQuery } from '../../routing/navigation.ts'
import { tidyPath } from '../../routing/tidy-path.ts'
import { addressOf, type View, viewOf } from './address.ts'
import type { Choice } from './filter.ts'

export const choices: Choice[] = ['All', ...categories]

/** How long the typing rests before the address follows (ms): browsers refuse a flood. */
const rest = 300

/**
 * What the list shows. The address says it, so that it can be linked and Back returns to it; while
 * the visitor types, the address comes after.
 */
export function useView() {
  const query = useQuery()
  const asked = viewOf(query, choices)
  const [typed, setTyped] = useState<{ text: string; at: string }>()
  // Whatever moves the address on, what it says holds.
  if (typed && typed.at !== query) setTyped(undefined)

  const text = typed?.at === query ? typed.text : asked.text
  const isAhead = text !== asked.text
  const view: View = isAhead ? { ...asked, text, page: 1 } : asked
  const address = addressOf(view)

  /** The address as it should be, in place of the one before a letter more or less. */
  const settle = () => {
    // A page on its way may have changed the address already.
    if (isAhead && tidyPath(location.pathname) === '/blog') navigate(address, { replace: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `settle` changes with them.
  useEffect(() => {
    const timer = setTimeout(settle, rest)
    return () => clearTimeout(timer)
  }, [address, isAhead])

  return {
    view,
    type: (text: string) => setTyped({ text, at: query }),
    settle,
    choose: (category: Choice) => {
      const next = addressOf({ text, category, page: 1 })
      if (next === addressOf(asked)) return
      // Back leads to what was typed, also where it was not in the address yet.
      settle()
      navigate(next)
    },
    clear: () => {
      setTyped(undefined)
      navigate('/blog')
    },
  }
}
