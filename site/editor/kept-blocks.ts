/**
 * The text of an article after it was edited. The editor writes the whole text again and spells marks such as \* in its own way:
 * a paragraph, list or box that says what it said before stays as it was written.
 */
export function keptBlocks(before: string, after: string): string {
  const written = blocksOf(before)
  return blocksOf(after)
    .map((block) => {
      const same = written.findIndex((old) => spelling(old) === spelling(block))
      // Of two that are the same, each is found once.
      return same < 0 ? block : (written.splice(same, 1)[0] ?? block)
    })
    .join('\n\n')
}

function blocksOf(text: string): string[] {
  return text.trim().split(/\n{2,}/)
}

/** A block in the one spelling of what Markdown can write in several ways. */
function spelling(block: string): string {
  return block
    .replaceAll('\\', '')
    .replaceAll('__', '**')
    .replace(/^[*+-] /gm, '- ')
    .replace(/\s+/g, ' ')
    .trim()
}
