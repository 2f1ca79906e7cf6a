const scriptStart = performance.now()
const type = 'first-input'
let isAnswered = false

/**
 * Calls `answer` once with what the visitor pressed before the script came, if anything: a browser
 * remembers the first input of a page and what it met (https://w3c.github.io/event-timing/). Returns
 * a function that stops waiting for it.
 */
export function onEarlyPress(answer: (pressed: Element) => void): () => void {
  if (isAnswered || !PerformanceObserver.supportedEntryTypes.includes(type)) return () => {}
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[]
    isAnswered = true
    observer.disconnect()
    const isEarly = first && first.startTime < scriptStart
    if (isEarly && first.target instanceof Element) answer(first.target)
  })
  observer.observe({ type, buffered: true })
  return () => observer.disconnect()
}
