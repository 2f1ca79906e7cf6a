import { type FocusEvent, type MouseEvent, type SubmitEvent, useRef } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const readers = new WeakMap<Element, () => void>()

/**
 * Props for a field that shows `value`. Typing causes an `input` event, but some programs that fill
 * in forms cause only a `change`. Others cause no event, so `readFields` reads the field.
 */
export function valueListeners<Kind extends Field>(
  value: unknown,
  onValue: (value: string) => void,
) {
  const read = (field: Kind) => {
    if (field.value !== value) onValue(field.value)
  }
  return {
    ref: (field: Kind | null) => {
      if (field) readers.set(field, () => read(field))
    },
    onInput: ({ currentTarget }: { currentTarget: Kind }) => onValue(currentTarget.value),
    // In the capture phase, because Preact treats `onChange` of a text field as `onInput`.
    onChangeCapture: ({ currentTarget }: { currentTarget: Kind }) => read(currentTarget),
  }
}

/** Reads every field of a form again. */
function readFields(form: Element): void {
  for (const field of form.querySelectorAll('input, select, textarea')) readers.get(field)?.()
}

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
