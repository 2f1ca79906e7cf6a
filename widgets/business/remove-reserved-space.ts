/** Removes the space that the page reserves for a tag, when its element cannot be defined. */
export function removeReservedSpace(tag: string): void {
  // No content security policy of the page blocks a constructed style sheet.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${tag}:not(:defined)::before { content: none !important }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
