import { useLayoutEffect, useRef } from 'react'

/**
 * The milliseconds until a held button starts repeating, and between two repeats. The delay is long
 * because some people press slowly.
 */
const delay = 1000
const pace = 200

/**
 * Repeats `act` while a button is held: from 1 s on, 5 times a second. It ends when the pointer is
 * released anywhere, leaves the button or is cancelled, when the page loses the focus, and when the
 * button is removed.
 */
export function useHoldToRepeat(act: () => void) {
  const latest = useRef(act)
  latest.current = act
  const stop = useRef(() => {})
  const hasRepeated = useRef(false)

  useLayoutEffect(() => () => stop.current(), [])

  const start = (event: { button: number; currentTarget: Element }) => {
    const isPrimary = event.button === 0
    if (!isPrimary) return
    stop.current()
    hasRepeated.current = false
    const controller = new AbortController()
    const repeat = () => {
      hasRepeated.current = true
      latest.current()
      timer = setTimeout(repeat, pace)
    }
    let timer = setTimeout(repeat, delay)
    stop.current = () => {
      clearTimeout(timer)
      controller.abort()
    }
    const { signal } = controller
    event.currentTarget.addEventListener('pointerleave', stop.current, { signal })
    // In the capture phase, so that a page that stops these events cannot keep them from us.
    addEventListener('pointerup', stop.current, { signal, capture: true })
    addEventListener('pointercancel', stop.current, { signal, capture: true })
    // Not in the capture phase, or it would also run whenever a field of the page loses the focus.
    addEventListener('blur', stop.current, { signal })
  }

  /** A click that ends a hold does nothing; a click by the keyboard (`detail` is 0) always acts. */
  const click = (event: { detail: number }) => {
    const endsHold = hasRepeated.current && event.detail > 0
    if (!endsHold) latest.current()
  }

  return { onPointerDown: start, onClick: click }
}
