/** What was pressed: an event, or what the browser remembers of one. */
export interface Press {
  readonly target: EventTarget | null
}

declare global {
  interface Window {
    /** The last clicks, on a page with the lines of the guide that keep them. */
    goldcrestPresses?: unknown
  }
}

const scriptStart = performance.now()
/** A tag that comes later than this after the script was not what the visitor waited for (milliseconds). */
const longestWait = 1000
const type = 'first-input'
let isAnswered = false

/**
 * Calls `answer` with what the visitor pressed before the script came. Where the page kept no clicks,
 * as far as the browser can tell: the last press by what has the focus and shows no ring, the first by
 * the page's first input (https://w3c.github.io/event-timing/). Returns a function that stops waiting.
 */
export function onEarlyPress(answer: (press: Press) => void): () => void {
  if (isAnswered || performance.now() > scriptStart + longestWait) return () => {}
  const kept = keptPresses()
  if (kept) {
    kept.forEach(answer)
    return () => {}
  }
  const { activeElement } = document
  if (activeElement && !activeElement.matches(':focus-visible')) answer({ target: activeElement })
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {}
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[]
    isAnswered = true
    observer.disconnect()
    // A key may as well have been Tab, or a letter: which one is not told.
    if (!first || first.name === 'keydown' || first.startTime > scriptStart) return
    answer(first)
  })
  observer.observe({ type, buffered: true })
  return () => observer.disconnect()
}

/** Keeps a click that was answered from being answered again. */
export function forgetPress(press: Press): void {
  const kept = keptPresses()
  if (kept) window.goldcrestPresses = kept.filter((one) => one !== press)
}

/** An element of the page by that name is no list. */
function keptPresses(): Press[] | undefined {
  const { goldcrestPresses } = window
  return Array.isArray(goldcrestPresses) ? goldcrestPresses : undefined
}
