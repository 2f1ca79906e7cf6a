/** A CSS property that takes what a token takes. */
export type Kind = 'color' | 'width' | 'font-family'

/** Whether a text is one whole value of a kind: it neither ends its rule nor runs on into the next. */
export function isValid(kind: Kind, value: string): boolean {
  // What is left open at the end, such as a string, is closed by the one and swallows a rule in the other.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`a{${kind}:${value}}b{}`)
  return CSS.supports(kind, value) && sheet.cssRules.length === 2
}

/** A colour as a palette takes it, six digits; '' for one that it has no room for. */
export function hexOf(color: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context || !isValid('color', color)) return ''
  context.fillStyle = color
  return context.fillStyle.startsWith('#') ? context.fillStyle : ''
}
