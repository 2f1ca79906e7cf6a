import { useLayoutEffect, useRef } from 'react'
import { forgetPress, onEarlyPress, type Press } from './early-press.ts'

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
