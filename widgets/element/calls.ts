import { type Methods, methodCalled } from './methods.ts'
import { warnOnce } from './read-attributes.ts'

/** A page pushes its calls here: the name of a method and its argument, as in `['goTo', 3]`. */
export interface Calls {
  push(...calls: unknown[]): void
}

export interface CallQueue {
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
