/** A CSS property that takes the same values as a token. */
export type Kind = 'color' | 'width' | 'font-family'

/** Whether a text is one complete value of a kind, which can go into a rule of a style sheet. */
export function isValidValue(kind: Kind, value: string): boolean {
  // `supports` accepts a value with an unclosed string or bracket, which in a style sheet swallows
  // the next rule.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`a{${kind}:${value}}b{}`)
  return CSS.supports(kind, value) && sheet.cssRules.length === 2
}

/** A colour as `#rrggbb`, for a colour input; '' if it has no such form, as with transparency. */
export function hexOf(color: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context || !isValidValue('color', color)) return ''
  // A canvas gives most opaque colours back as #rrggbb, however they were written.
  context.fillStyle = color
  return context.fillStyle.startsWith('#') ? context.fillStyle : ''
}
