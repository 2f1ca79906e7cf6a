/**
 * Writes the address of the page's own host where the build wrote the one it knows. `folder` is where
 * the page and the scripts lie, with a slash at its end; anything else is told by its origin.
 */
export function writeHost(within: Node, known: string, folder: string): void {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.data.includes(known))
      text.data = text.data
        .replaceAll(`${known}/widgets/`, folder)
        .replaceAll(known, new URL(folder).origin)
  }
}
