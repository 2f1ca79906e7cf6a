/**
 * The most characters a line and a message may hold: a mail that outlives its page must stay under
 * 64 KiB.
 */
export const longestLine = 200
export const longestMessage = 5000

/** One line: control characters and line breaks become spaces, the ends are trimmed. */
export function cleanLine(text: string, longest = longestLine): string {
  return trimmedTo(longest, text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
}

/** Several lines: line breaks and tabs stay, other control characters go. */
export function cleanMessage(text: string): string {
  return trimmedTo(longestMessage, text.replace(/[^\P{Cc}\n\t]/gu, ''))
}

/** Trims, and cuts between code points, so that no emoji is cut in half. */
function trimmedTo(longest: number, text: string): string {
  const characters = [...text.trim()]
  return characters.slice(0, longest).join('').trim()
}
