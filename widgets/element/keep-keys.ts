/**
 * Hides keys that a visitor types in a field from the page: its single-key shortcuts recognize fields by
 * their tag, and see only our element's. Shortcuts with a modifier, Escape and Tab go through.
 */
export function keepKeys(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, stopTypedKey)
}

function stopTypedKey(event: Event): void {
  const { key, ctrlKey, metaKey, altKey, target } = event as KeyboardEvent
  const isTyped = !/^(Escape|Tab)$/.test(key) && !ctrlKey && !metaKey && !altKey
  const isField = target instanceof Element && target.matches('input, textarea, select')
  if (isTyped && isField) event.stopPropagation()
}
