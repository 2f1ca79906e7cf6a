/**
 * The most characters a line and a message may hold: a mail that outlives its page must stay under
 * 64 KiB.
 */
export const longestLine = 200
export const longestMessage = 5000

/**
 * The characters that nobody sees, such as a space without width or a mark of writing direction. A
 * joiner stays after an emoji or a letter that is not Latin, because Persian and others need it, and
 * so does what chooses the form of the letter before it.
 */
const invisible =
  /^[ \p{DI}]+|[^\P{DI}\p{M}\u200c\u200d]|(?<![^\P{L}\p{sc=Latn}]|\p{M}|\p{ExtPict}|\p{EMod})[\u200c\u200d]/gu

/** What looks like a space: also control characters and an empty Braille cell. */
const spaces = /[\p{Cc}\p{Z}\u2800]+/gu

/** One line: nothing invisible, one space for spaces and line breaks of any kind, the ends trimmed. */
export function cleanLine(text: string, longest = longestLine): string {
  return trimmedTo(longest, text.replace(spaces, ' ').replace(invisible, ''))
}

/**
 * A line for a machine, such as an email address: no joiners either, and in ASCII whatever only looks
 * different, as full-width letters and the ligatures of a PDF do.
 */
export function plainLine(text: string): string {
  const visible = text.replace(/\p{DI}/gu, '')
  return cleanLine(visible.replace(/[^\0-\x7f]/gu, inAscii))
}

function inAscii(character: string): string {
  const plain = character.normalize('NFKC')
  return /^[!-~]+$/.test(plain) ? plain : character
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
