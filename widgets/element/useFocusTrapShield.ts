import { type RefObject, useLayoutEffect } from 'react'

/** The events that a focus trap listens to. */
const trapEvents = ['mousedown', 'touchstart', 'click', 'focusin', 'keydown']
/** The methods that a focus trap calls on an event from outside the trap, to cancel it. */
const cancelMethods = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const

/**
 * While the dialog is open, keeps a focus trap of the page from cancelling events in the dialog. A
 * trap listens on the document, which gets an event before the dialog does. Until the dialog gets
 * the event, the methods that would cancel it do nothing
 * (https://github.com/focus-trap/focus-trap#clickoutsidedeactivates).
 */
export function useFocusTrapShield(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const { current } = dialog
    if (!isOpen || !current) return
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const protect = (event: Event) => {
      if (!event.composedPath().includes(current)) return
      for (const method of cancelMethods) event[method] = () => {}
    }
    const release = (event: Event) => {
      for (const method of cancelMethods) Reflect.deleteProperty(event, method)
    }
    for (const type of trapEvents) {
      addEventListener(type, protect, options)
      current.addEventListener(type, release, options)
    }
    return () => listening.abort()
  }, [dialog, isOpen])
}
