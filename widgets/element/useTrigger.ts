import { useLayoutEffect, useRef } from 'react'
import { forgetPress, onEarlyPress, type Press } from './early-press.ts'

/**
 * Calls `onPress` with the page's element that a visitor pressed, when `selector` matches it; ''
 * matches nothing. A press before the script came counts too. Looks in the document or shadow root
 * that `host` stands in, also after it moved.
 */
export function useTrigger(
  host: Element,
  selector: string,
  onPress: (trigger: HTMLElement) => void,
): void {
  const latest = useRef(onPress)
  latest.current = onPress
  // Asked at every render, because an element that is moved renders again.
  const root = host.getRootNode()

  useLayoutEffect(() => {
    if (!selector) return
    const answer = (press: Press) => {
      // A link that is to open elsewhere does.
      if (press instanceof MouseEvent && (press.ctrlKey || press.metaKey || press.shiftKey)) return
      const pressed = press.target instanceof Element && press.target.closest<HTMLElement>(selector)
      if (!pressed) return
      if (press instanceof Event) press.preventDefault()
      forgetPress(press)
      latest.current(pressed)
    }
    // Captured, so that a page that stops the event on its way up cannot keep it from us.
    root.addEventListener('click', answer, true)
    const stopWaiting = onEarlyPress(answer)
    return () => {
      root.removeEventListener('click', answer, true)
      stopWaiting()
    }
  }, [root, selector])
}
