/**
 * Replaces the address that the build knows by that of the page's host. `folder` is the address of the page and the
 * scripts, with a slash at its end; other addresses get its origin.
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
