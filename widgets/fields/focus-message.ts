/**
 * Moves the focus to a message and scrolls all of it into view, because focusing alone may show
 * only a part. Call it only for a message that follows a press of the form's button; others leave
 * the focus where it is. If the visitor is elsewhere in the page by now, the focus stays there.
 */
export function focusMessage(message: HTMLElement | null): void {
  const { activeElement, body } = document
  const isElsewhere = activeElement && activeElement !== body
  if (!message || (isElsewhere && activeElement !== outermost(message))) return
  message.focus({ preventScroll: true })
  message.scrollIntoView({ block: 'nearest' })
}

/** The element in the page itself that contains `element`, through any number of shadow roots. */
function outermost(element: Element): Element {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? outermost(root.host) : element
}
