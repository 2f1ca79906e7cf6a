import { type RefObject, useLayoutEffect } from 'react'

/** The events that a focus trap listens to, and the methods it calls on an event from outside the trap. */
const types = ['mousedown', 'touchstart', 'click', 'focusin', 'keydown']
const refusals = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const

/**
 * While the dialog is open, keeps a focus trap of the page from cancelling events in the dialog. A trap
 * listens on the document, before the dialog gets the event, so until then the event cannot be cancelled
 * (https://github.com/focus-trap/focus-trap#clickoutsidedeactivates).
 */
export function useOwnEvents(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const { current } = dialog
    if (!isOpen || !current) return
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
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
    return () => listening.abort()
  }, [dialog, isOpen])
}
