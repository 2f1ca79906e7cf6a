/** The most characters a single line and a message may hold; a mail must stay under 64 KiB. */
export const longestLine = 200
export const longestMessage = 5000

/** One line: control characters and line breaks become spaces, the ends are trimmed. */
export function cleanLine(text: string, most = longestLine): string {
  return cut(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), most)
}

/** Several lines: line breaks and tabs stay, other control characters go. */
export function cleanMessage(text: string): string {
  return cut(text.replace(/[^\P{Cc}\n\t]/gu, ''), longestMessage)
}

/** Trims, and cuts between code points, so that no half of a pair is left. */
function cut(text: string, most: number): string {
  return Array.from(text.trim()).slice(0, most).join('').trim()
}
