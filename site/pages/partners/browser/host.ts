/**
 * Replaces the build's address of the site in all texts by the address that the page is served
 * from. `folder` is the address of the page's folder, with a slash at its end: it replaces the
 * widgets' folder, and its origin replaces the site's.
 */
export function writeHost(root: Node, buildHost: string, folder: string): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.data.includes(buildHost))
      text.data = text.data
        .replaceAll(`${buildHost}/widgets/`, folder)
        .replaceAll(buildHost, new URL(folder).origin)
  }
}
