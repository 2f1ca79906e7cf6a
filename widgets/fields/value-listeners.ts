type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Listeners for a field that shows `value`: typing is an `input`, but some programs that fill in forms
 * send a `change` alone.
 */
export function valueListeners<Kind extends Field>(
  value: unknown,
  onValue: (value: string) => void,
) {
  return {
    onInput: ({ currentTarget }: { currentTarget: Kind }) => onValue(currentTarget.value),
    // In the capture phase, because Preact takes `onChange` of a text field for `onInput`.
    onChangeCapture: ({ currentTarget }: { currentTarget: Kind }) => {
      if (currentTarget.value !== value) onValue(currentTarget.value)
    },
  }
}
