import { useLayoutEffect, useRef } from 'react'

/** The methods of an element that a page can call. */
export interface Methods {
  open(): void
  close(): void
  reset(): void
  /** A page may pass anything as the step; the answer checks it. */
  goTo(step: unknown): number
}

type Method = keyof Methods

const methods: readonly Method[] = ['open', 'close', 'reset', 'goTo']

const answers = new WeakMap<Element, Partial<Methods>>()
/** Elements that were reset before they were rendered, such as a dialog that was never opened. */
const toReset = new WeakSet<Element>()

/**
 * The element's answer to a method; undefined if it has none now: for example, only a dialog can be
 * opened.
 */
export function answerOf<Name extends Method>(host: Element, name: Name) {
  return answers.get(host)?.[name]
}

/** The method of that name; undefined if there is no such method. */
export function methodCalled(name: unknown): Method | undefined {
  return methods.find((method) => method === name)
}

/** Resets the element, at once or as soon as it is rendered. */
export function reset(host: Element): void {
  const answer = answerOf(host, 'reset')
  if (answer) answer()
  else toReset.add(host)
}

/** Answers a method of the element while the component is mounted. */
export function useMethod<Name extends Method>(
  host: Element,
  name: Name,
  answer: Methods[Name],
): void {
  const latest = useRef(answer)
  latest.current = answer
  useLayoutEffect(() => {
    const hostAnswers: Partial<Methods> = answers.get(host) ?? {}
    answers.set(host, hostAnswers)
    Object.assign(hostAnswers, { [name]: (step: unknown) => latest.current(step) })
    if (name === 'reset' && toReset.delete(host)) hostAnswers.reset?.()
    return () => {
      delete hostAnswers[name]
    }
  }, [host, name])
}
