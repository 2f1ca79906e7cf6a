/**
 * The text of an article after it was edited. The editor writes the whole text again and spells
 * marks such as \* in its own way: a paragraph, list or box that says the same as before stays as
 * it was written.
 */
export function keepUnchangedBlocks(before: string, after: string): string {
  const oldBlocks = blocksOf(before)
  return blocksOf(after)
    .map((block) => {
      const same = oldBlocks.findIndex((old) => spelling(old) === spelling(block))
      // Each old block is used only once, even if two are the same.
      return same < 0 ? block : (oldBlocks.splice(same, 1)[0] ?? block)
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
