/**
 * Keeps the keys that a visitor presses in a field from the page around: its single-key shortcuts
 * tell fields by their tag, and see only ours. Shortcuts with a modifier, Escape and Tab go through.
 */
export function keepKeys(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keepTyped)
}

function keepTyped(event: Event): void {
  const { key, ctrlKey, metaKey, altKey, target } = event as KeyboardEvent
  const isTyped = !/^(Escape|Tab)$/.test(key) && !ctrlKey && !metaKey && !altKey
  const isField = target instanceof Element && target.matches('input, textarea, select')
  if (isTyped && isField) event.stopPropagation()
}
