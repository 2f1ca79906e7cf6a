const scriptStart = performance.now()
/** A tag that comes later than this after the script was not what the visitor waited for (milliseconds). */
const longestWait = 1000
const type = 'first-input'
let isAnswered = false

/**
 * Calls `answer` with what the visitor pressed before the script came, where the browser can tell: the
 * last press by what has the focus and shows no ring, the first by the page's first input
 * (https://w3c.github.io/event-timing/). Returns a function that stops waiting for it.
 */
export function onEarlyPress(answer: (pressed: Element) => void): () => void {
  if (isAnswered || performance.now() > scriptStart + longestWait) return () => {}
  const { activeElement } = document
  if (activeElement && !activeElement.matches(':focus-visible')) answer(activeElement)
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {}
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[]
    isAnswered = true
    observer.disconnect()
    // A key may as well have been Tab, or a letter: which one is not told.
    if (!first || first.name === 'keydown' || first.startTime > scriptStart) return
    if (first.target instanceof Element) answer(first.target)
  })
  observer.observe({ type, buffered: true })
  return () => observer.disconnect()
}
