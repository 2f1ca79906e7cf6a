import { useLayoutEffect, useRef } from 'react'

/**
 * Calls `onPress` with the pressed element of the page if `selector` matches it; '' matches
 * nothing. A press before the script ran counts too. Listens in the document or shadow root that
 * contains `host`, even after the host has moved.
 */
export function useTrigger(
  host: Element,
  selector: string,
  onPress: (trigger: HTMLElement) => void,
): void {
  const latest = useRef(onPress)
  latest.current = onPress
  // Read at every render, because a moved element renders again.
  const root = host.getRootNode()

  useLayoutEffect(() => {
    if (!selector) return
    const handlePress = (press: Press) => {
      // A link that the visitor opens in another tab or window still opens there.
      if (press instanceof MouseEvent && (press.ctrlKey || press.metaKey || press.shiftKey)) return
      const pressed = press.target instanceof Element && press.target.closest<HTMLElement>(selector)
      if (!pressed) return
      if (press instanceof Event) press.preventDefault()
      forgetPress(press)
      latest.current(pressed)
    }
    // In the capture phase, so that the page cannot stop the event before it reaches us.
    root.addEventListener('click', handlePress, true)
    const stopWaiting = onEarlyPress(handlePress)
    return () => {
      root.removeEventListener('click', handlePress, true)
      stopWaiting()
    }
  }, [root, selector])
}

/** A press: an event, or what the browser recorded about one. */
interface Press {
  readonly target: EventTarget | null
}

declare global {
  interface Window {
    /** The last clicks, if the page has the lines of widgets/README.md that keep them. */
    goldcrestPresses?: unknown
  }
}

const scriptStart = performance.now()
/** A tag that is added later than this gets no early press: no visitor waits for it that long. In milliseconds. */
const longestWait = 1000
const entryType = 'first-input'
/** Whether the page's first input is known: later tags then look for no early press. */
let isFirstInputKnown = false

/**
 * Calls `onPress` with each press that the visitor made before the script ran. If the page kept no
 * clicks, two presses can still be found: the page's first input
 * (https://w3c.github.io/event-timing/), and the last one, because its target has the focus without
 * a focus ring. A single press is the first input: then the focus may be where the page moved it,
 * as when that press opened a dialog of the page. Returns a function that stops waiting for that
 * input.
 */
function onEarlyPress(onPress: (press: Press) => void): () => void {
  if (isFirstInputKnown || performance.now() > scriptStart + longestWait) return () => {}
  const kept = keptPresses()
  if (kept) {
    kept.forEach(onPress)
    return () => {}
  }
  const { activeElement } = document
  // False in older browsers, which do not count.
  const isFirst = performance.interactionCount <= 1
  if (!isFirst && activeElement && !activeElement.matches(':focus-visible'))
    onPress({ target: activeElement })
  if (!PerformanceObserver.supportedEntryTypes.includes(entryType)) return () => {}
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[]
    isFirstInputKnown = true
    observer.disconnect()
    // The entry does not name the key, which may have been Tab or a letter.
    if (!first || first.name === 'keydown' || first.startTime > scriptStart) return
    onPress(first)
  })
  observer.observe({ type: entryType, buffered: true })
  return () => observer.disconnect()
}

/** Removes an answered click, so that it is not answered again. */
function forgetPress(press: Press): void {
  const kept = keptPresses()
  if (kept) window.goldcrestPresses = kept.filter((one) => one !== press)
}

/**
 * The clicks that the page kept, if it keeps any. Not anything else of that name: an element whose
 * id is `goldcrestPresses` is a property of the window too.
 */
function keptPresses(): Press[] | undefined {
  const { goldcrestPresses } = window
  return Array.isArray(goldcrestPresses) ? goldcrestPresses : undefined
}
