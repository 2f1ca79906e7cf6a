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
export function readFields(form: Element): void {
  for (const field of form.querySelectorAll('input, select, textarea')) readers.get(field)?.()
}
