import { useLayoutEffect, useRef } from 'react'
import { onEarlyPress } from './early-press.ts'

/**
 * Calls `onPress` with the page's element that a visitor pressed, when `selector` matches it; ''
 * matches nothing. A press before the script came counts, the first and the last one. Looks in the
 * document or shadow root that `host` stands in, also after it moved.
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
    const listen = (event: Event) => {
      // A link that is to open elsewhere does.
      if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
      if (!pressed) return
      event.preventDefault()
      latest.current(pressed)
    }
    // Captured, so that a page that stops the event on its way up cannot keep it from us.
    root.addEventListener('click', listen, true)
    const stopWaiting = onEarlyPress((pressed) => {
      const trigger = pressed.closest<HTMLElement>(selector)
      if (trigger) latest.current(trigger)
    })
    return () => {
      root.removeEventListener('click', listen, true)
      stopWaiting()
    }
  }, [root, selector])
}
