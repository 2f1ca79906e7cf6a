/**
 * Hides from the page what a visitor types in a field. Outside the shadow root, the target of a key is
 * our element, so a page with single-key shortcuts could not tell that the visitor is typing. Escape,
 * Tab and keys with a modifier still reach the page.
 */
export function hideTypedKeys(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, hideIfTyped)
}

function hideIfTyped(event: Event): void {
  const { key, ctrlKey, metaKey, altKey, target } = event as KeyboardEvent
  const isTyped = !/^(Escape|Tab)$/.test(key) && !ctrlKey && !metaKey && !altKey
  const isField = target instanceof Element && target.matches('input, textarea, select')
  if (isTyped && isField) event.stopPropagation()
}
