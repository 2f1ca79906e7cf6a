import { useLayoutEffect, useRef } from 'react'
import type { SentContact } from '../rules/lead/person.ts'
import { warnOnce } from './read-attributes.ts'

/** The methods of an element that a page can call. */
interface Methods {
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

/** The handler of a method of the element; undefined if it has none now: for example, only a dialog can be opened. */
export function handlerOf<Name extends keyof Handlers>(host: Element, name: Name) {
  return handlers.get(host)?.[name]
}

/** The method of that name; undefined if there is no such method. */
function methodCalled(name: unknown): Method | undefined {
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

/** A page pushes its calls here: the name of a method and its argument, as in `['goTo', 3]`. */
export interface Calls {
  push(...calls: unknown[]): void
}

interface CallQueue {
  readonly calls: Calls
  /** Makes the waiting calls, and from then on each call as it is pushed. */
  start(): void
  /** Makes calls wait until the next start. */
  stop(): void
}

/** Keeps the calls of an element's methods until it can answer them. */
export function callQueue(element: HTMLElement & Methods): CallQueue {
  const waiting: unknown[] = []
  let isStarted = false

  function makeCalls() {
    while (isStarted && waiting.length > 0) call(element, waiting.shift())
  }

  return {
    calls: {
      push(...calls) {
        waiting.push(...calls)
        makeCalls()
      },
    },
    start() {
      isStarted = true
      makeCalls()
    },
    stop() {
      isStarted = false
    },
  }
}

function call(element: HTMLElement & Methods, entry: unknown) {
  const [name, step]: unknown[] = Array.isArray(entry) ? entry : []
  const method = methodCalled(name)
  if (method) element[method](step)
  else
    warnOnce(
      `<${element.localName}>: calls takes ['open'], ['close'], ['reset'] and ['goTo', step]. Anything else is skipped.`,
    )
}
