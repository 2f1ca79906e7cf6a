/** A CSS property that takes the same values as a token. */
export type Kind = 'color' | 'width' | 'font-family'

/** Whether a text is one complete value of a kind: it neither ends its rule nor runs on into the next. */
export function isValid(kind: Kind, value: string): boolean {
  // A string or bracket left open passes `supports`, which closes it; in a sheet it swallows the next rule.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`a{${kind}:${value}}b{}`)
  return CSS.supports(kind, value) && sheet.cssRules.length === 2
}

/** A colour in the six digits of a palette; '' for one that they cannot say. */
export function hexOf(color: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context || !isValid('color', color)) return ''
  context.fillStyle = color
  return context.fillStyle.startsWith('#') ? context.fillStyle : ''
}
