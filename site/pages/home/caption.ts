/** How many characters of a caption are shown. */
const most = 100

/** A caption as it is shown: cut with an ellipsis where it is too long, never inside a character. */
export function shownCaption(caption: string): string {
  const characters = [...caption]
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : caption
}
