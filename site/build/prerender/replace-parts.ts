/** Replaces parts of a page. Throws an error unless the page has each part exactly once. */
export function replaceParts(html: string, replacements: Record<string, string>): string {
  let page = html
  for (const [part, replacement] of Object.entries(replacements)) {
    const pieces = page.split(part)
    if (pieces.length !== 2) {
      throw new Error(`A page must have ${part} once, not ${pieces.length - 1} times.`)
    }
    page = pieces.join(replacement)
  }
  return page
}
