const scriptStart = performance.now()
let isTaken = false

/**
 * What the visitor pressed before the script came, once: a browser remembers the first input of a page
 * with what it met (https://w3c.github.io/event-timing/). Undefined where there was none.
 */
export function takeEarlyPress(): Element | undefined {
  if (isTaken) return undefined
  isTaken = true
  const [first] = performance.getEntriesByType('first-input') as PerformanceEventTiming[]
  const isEarly = first && first.startTime < scriptStart
  return isEarly && first.target instanceof Element ? first.target : undefined
}
