import { type RefObject, useLayoutEffect } from 'react'

/** What a focus trap listens to, and what it does with an event from outside of it. */
const types = ['mousedown', 'touchstart', 'click', 'focusin', 'keydown']
const refusals = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const

/**
 * While the dialog is open, keeps a focus trap of the page from refusing what happens in it. A trap
 * listens on the document before the dialog hears anything, so until then an event refuses nothing
 * (https://github.com/focus-trap/focus-trap#clickoutsidedeactivates).
 */
export function useOwnEvents(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const { current } = dialog
    if (!isOpen || !current) return
    const ending = new AbortController()
    const options = { capture: true, signal: ending.signal }
    const protect = (event: Event) => {
      if (!event.composedPath().includes(current)) return
      for (const refusal of refusals) event[refusal] = () => {}
    }
    const release = (event: Event) => {
      for (const refusal of refusals) Reflect.deleteProperty(event, refusal)
    }
    for (const type of types) {
      addEventListener(type, protect, options)
      current.addEventListener(type, release, options)
    }
    return () => ending.abort()
  }, [dialog, isOpen])
}
