/** How many characters of a caption are shown until the visitor expands it. */
const maxCharacters = 100

/** The caption to show: cut with an ellipsis if it is too long, never inside a character. */
export function shortenCaption(caption: string): string {
  const characters = [...caption]
  return characters.length > maxCharacters
    ? `${characters.slice(0, maxCharacters).join('')}…`
    : caption
}
