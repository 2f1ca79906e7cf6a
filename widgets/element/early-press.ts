/** A press: an event, or what the browser recorded about one. */
export interface Press {
  readonly target: EventTarget | null
}

declare global {
  interface Window {
    /** The last clicks, on a page with the guide's lines that keep them. */
    goldcrestPresses?: unknown
  }
}

const scriptStart = performance.now()
/** A visitor does not wait for a tag that is added later than this after the script, in milliseconds. */
const longestWait = 1000
const type = 'first-input'
let isAnswered = false

/**
 * Calls `answer` with each press that the visitor made before the script was there. If the page kept no
 * clicks, the browser knows two of them: the last one, whose target has the focus without a focus ring,
 * and the page's first input (https://w3c.github.io/event-timing/). Returns a function that stops
 * waiting.
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
    // The entry does not name the key, which may have been Tab or a letter.
    if (!first || first.name === 'keydown' || first.startTime > scriptStart) return
    answer(first)
  })
  observer.observe({ type, buffered: true })
  return () => observer.disconnect()
}

/** Removes an answered click, so that it is not answered again. */
export function forgetPress(press: Press): void {
  const kept = keptPresses()
  if (kept) window.goldcrestPresses = kept.filter((one) => one !== press)
}

/** Undefined if the page kept none; an element with this id would appear under the same name. */
function keptPresses(): Press[] | undefined {
  const { goldcrestPresses } = window
  return Array.isArray(goldcrestPresses) ? goldcrestPresses : undefined
}
