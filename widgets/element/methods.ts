import { useLayoutEffect, useRef } from 'react'

/** What a page can ask of an element by calling it. */
export type Method = 'open' | 'close' | 'reset'

const answers = new WeakMap<Element, Partial<Record<Method, () => void>>>()
/** What was reset before it was rendered, such as a dialog that is not opened yet. */
const toReset = new WeakSet<Element>()

/** Does what the page asked, if the element can as it stands: only a dialog can be opened, for example. */
export function call(host: Element, method: Method): void {
  const answer = answers.get(host)?.[method]
  if (answer) answer()
  else if (method === 'reset') toReset.add(host)
}

/** Answers a method of the element for as long as the component is there. */
export function useMethod(host: Element, method: Method, answer: () => void): void {
  const latest = useRef(answer)
  latest.current = answer
  useLayoutEffect(() => {
    const own = answers.get(host) ?? {}
    answers.set(host, own)
    own[method] = () => latest.current()
    if (method === 'reset' && toReset.delete(host)) latest.current()
    return () => {
      delete own[method]
    }
  }, [host, method])
}
