import { useLayoutEffect, useRef } from 'react'
import type { SentContact } from '../rules/lead/person.ts'

/** The methods of an element that a page can call. */
export interface Methods {
  open(): void
  close(): void
  reset(): void
  /** A page may pass anything as the step; the handler checks it. */
  goTo(step: unknown): number
}

/** What the component of an element does for it: its methods, and a value that a page can read. */
interface Handlers extends Methods {
  sentContact(): SentContact | undefined
}

type Method = keyof Methods

const methods: readonly Method[] = ['open', 'close', 'reset', 'goTo']

const handlers = new WeakMap<Element, Partial<Handlers>>()
/** Elements that were reset before they were rendered, such as a dialog that was never opened. */
const toReset = new WeakSet<Element>()

/**
 * The handler of a method of the element; undefined if it has none now: for example, only a dialog can be
 * opened.
 */
export function handlerOf<Name extends keyof Handlers>(host: Element, name: Name) {
  return handlers.get(host)?.[name]
}

/** The method of that name; undefined if there is no such method. */
export function methodCalled(name: unknown): Method | undefined {
  return methods.find((method) => method === name)
}

/** Resets the element, at once or as soon as it is rendered. */
export function reset(host: Element): void {
  const handler = handlerOf(host, 'reset')
  if (handler) handler()
  else toReset.add(host)
}

/** Handles a method of the element while the component is mounted. */
export function useMethod<Name extends keyof Handlers>(
  host: Element,
  name: Name,
  handler: Handlers[Name],
): void {
  const latest = useRef(handler)
  latest.current = handler
  useLayoutEffect(() => {
    const hostHandlers: Partial<Handlers> = handlers.get(host) ?? {}
    handlers.set(host, hostHandlers)
    Object.assign(hostHandlers, { [name]: (step: unknown) => latest.current(step) })
    if (name === 'reset' && toReset.delete(host)) hostHandlers.reset?.()
    return () => {
      delete hostHandlers[name]
    }
  }, [host, name])
}
