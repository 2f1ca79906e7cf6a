/**
 * Moves the focus to a message, and all of it into view: the focus alone is content with a part of it. Somebody who is
 * elsewhere in the page by now, and did not press, is left there.
 */
export function focusMessage(message: HTMLElement | null): void {
  const { activeElement, body } = document
  const isElsewhere = activeElement && activeElement !== body
  if (!message || (isElsewhere && activeElement !== outermost(message))) return
  message.focus({ preventScroll: true })
  message.scrollIntoView({ block: 'nearest' })
}

/** The element of the page that holds another one, however many shadow roots are between. */
function outermost(element: Element): Element {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? outermost(root.host) : element
}
