import { useLayoutEffect, useRef } from 'react'

/** What a page can ask of an element by calling it. */
export interface Methods {
  open(): void
  close(): void
  reset(): void
  /** Whatever a page gives as the step: it is checked where it is answered. */
  goTo(step: unknown): number
}

type Method = keyof Methods

const methods: readonly Method[] = ['open', 'close', 'reset', 'goTo']

const answers = new WeakMap<Element, Partial<Methods>>()
/** What was reset before it was rendered, such as a dialog that is not opened yet. */
const toReset = new WeakSet<Element>()

/** The element's answer to a method; undefined where it has no answer now: only a dialog can be opened, for example. */
export function answerOf<Name extends Method>(host: Element, name: Name) {
  return answers.get(host)?.[name]
}

/** The method of that name; undefined where there is no such method. */
export function methodCalled(name: unknown): Method | undefined {
  return methods.find((method) => method === name)
}

/** Resets the element, if it is not rendered yet as soon as it is. */
export function reset(host: Element): void {
  const answer = answerOf(host, 'reset')
  if (answer) answer()
  else toReset.add(host)
}

/** Answers a method of the element for as long as the component is there. */
export function useMethod<Name extends Method>(
  host: Element,
  name: Name,
  answer: Methods[Name],
): void {
  const latest = useRef(answer)
  latest.current = answer
  useLayoutEffect(() => {
    const own: Partial<Methods> = answers.get(host) ?? {}
    answers.set(host, own)
    Object.assign(own, { [name]: (step: unknown) => latest.current(step) })
    if (name === 'reset' && toReset.delete(host)) own.reset?.()
    return () => {
      delete own[name]
    }
  }, [host, name])
}
