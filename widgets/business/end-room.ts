/** Ends the room that the page keeps free for a tag whose element will not come. */
export function endRoom(tag: string): void {
  // A constructed sheet, which no policy of the page blocks.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${tag}:not(:defined)::before { content: none !important }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
