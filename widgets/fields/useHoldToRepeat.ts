import { useLayoutEffect, useRef } from 'react'

/** A held button starts repeating after this long, then repeats this often (milliseconds). The delay is long because some people press slowly. */
const delay = 1000
const pace = 200

/**
 * Repeats `act` while a button is held: from 1 s on, 5 times a second. It ends when the pointer is
 * released anywhere, leaves the button or is taken away, when the page loses the focus, and when the
 * button goes away.
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
    const ending = new AbortController()
    const repeat = () => {
      hasRepeated.current = true
      latest.current()
      timer = setTimeout(repeat, pace)
    }
    let timer = setTimeout(repeat, delay)
    stop.current = () => {
      clearTimeout(timer)
      ending.abort()
    }
    const { signal } = ending
    event.currentTarget.addEventListener('pointerleave', stop.current, { signal })
    // Captured, so that a page that stops these events cannot keep them from us.
    addEventListener('pointerup', stop.current, { signal, capture: true })
    addEventListener('pointercancel', stop.current, { signal, capture: true })
    // Not captured, or it would also run whenever a field of the page loses the focus.
    addEventListener('blur', stop.current, { signal })
  }

  /** A click that ends a hold does nothing more; a click by the keyboard (`detail` is 0) always acts. */
  const click = (event: { detail: number }) => {
    const endsHold = hasRepeated.current && event.detail > 0
    if (!endsHold) latest.current()
  }

  return { onPointerDown: start, onClick: click }
}
