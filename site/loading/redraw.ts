/** What visitors type into, open and press, and the widgets, in the order of the page. */
const controlsIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>(
    'a, button, input, textarea, select, details, summary, inquiry-form, quote-builder',
  ),
]

/**
 * Draws a page again in which a visitor has begun to do something, and does that again to the new
 * page: typed words, opened parts and the focus stay. Controls are identified by their index.
 */
export function redraw(root: Element, draw: () => void) {
  const before = controlsIn(root)
  const openMenu = root.querySelector(':popover-open')?.id
  const focusAgain = focusOf(document)
  draw()
  if (openMenu) document.getElementById(openMenu)?.showPopover()
  for (const [index, control] of controlsIn(root).entries()) repeat(before[index], control)
  // A new widget draws its content in a microtask.
  queueMicrotask(() => focusAgain(document))
}

/** Remembers which control has the focus, also in a widget, and gives it to the one with its index. */
function focusOf(root: DocumentOrShadowRoot & ParentNode): (drawn: ParentNode) => void {
  const { activeElement } = root
  const index = controlsIn(root).indexOf(activeElement as HTMLElement)
  const focusInside = activeElement?.shadowRoot && focusOf(activeElement.shadowRoot)
  return (drawn) => {
    const control = controlsIn(drawn)[index]
    if (focusInside && control?.shadowRoot) focusInside(control.shadowRoot)
    else control?.focus({ preventScroll: true })
  }
}

/** Does to a control what was done to the one that it replaces. The widgets keep their own words. */
function repeat(old: HTMLElement | undefined, control: HTMLElement) {
  if (old instanceof HTMLDetailsElement && control instanceof HTMLDetailsElement)
    control.open = old.open
  if (old instanceof HTMLInputElement && control instanceof HTMLInputElement) retype(old, control)
}

function retype(old: HTMLInputElement, field: HTMLInputElement) {
  const { type, value, selectionStart, selectionEnd } = old
  if (type !== field.type || value === field.value) return
  // React ignores the event of a field whose value was set in the plain way:
  // https://github.com/facebook/react/issues/11488
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.setSelectionRange(selectionStart, selectionEnd)
}
