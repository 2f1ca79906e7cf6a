import { type FocusEvent, type MouseEvent, type SubmitEvent, useRef } from 'react'
import { readFields } from './value-listeners.ts'

/**
 * Listeners that submit a form by the click of its button, which Enter in a field causes too: in a
 * frame without `allow-forms` a form never submits. The browser itself sends nothing. Before
 * `submit` is called, and `leave` where a field loses the focus, every field is read again, because a
 * program may have filled it in without an event.
 */
export function useFormListeners(submit: () => void, leave: () => void) {
  const latest = useRef(submit)
  latest.current = submit

  const readAndSubmit = (event: MouseEvent | SubmitEvent) => {
    event.preventDefault()
    readFields(event.currentTarget)
    // Preact has already queued the render of the values just read, so it runs before this.
    queueMicrotask(() => latest.current())
  }

  return {
    onClick: (event: MouseEvent) => {
      const isButton =
        event.target instanceof Element && event.target.closest('[type=submit]:enabled')
      if (isButton) readAndSubmit(event)
    },
    onSubmit: readAndSubmit,
    onBlur: ({ currentTarget }: FocusEvent) => {
      readFields(currentTarget)
      leave()
    },
  }
}
