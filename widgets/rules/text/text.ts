/** The most characters a line and a message may hold: a mail that outlives its page must stay under 64 KiB. */
export const longestLine = 200
export const longestMessage = 5000

/** What looks like a space: also control characters and an empty Braille cell. */
const spaces = /[\p{Cc}\p{Z}\u2800]+/gu

/** An emoji, or a letter that is not Latin: it may need joiners, or marks of writing direction. */
const needsMarks = /[^\P{L}\p{sc=Latn}]|\p{ExtPict}/u

/** One line: nothing that nobody sees, one space for spaces and line breaks of any kind, the ends trimmed. */
export function cleanLine(text: string, longest = longestLine): string {
  // Again after the cut, which may have taken the only letter that needs marks.
  return visible(trimmedTo(longest, visible(text))).trim()
}

function visible(text: string): string {
  const isMarked = needsMarks.test(text)
  const invisible = isMarked ? /^[ \p{DI}]+|[^\P{DI}\p{M}\u200c-\u200f]/gu : /\p{DI}/gu
  return text.replace(spaces, ' ').replace(invisible, '')
}

/**
 * A line for a machine, such as an email address: no joiners either, and in ASCII whatever only looks
 * different, as full-width letters and the ligatures of a PDF do.
 */
export function plainLine(text: string): string {
  return cleanLine(text.replace(/\p{DI}/gu, '').replace(/[^\0-\x7f]/gu, inAscii))
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

/** The pieces of a sentence such as `Call {phone}.`, with what is put into its braces. */
export function filledSentence<Part>(
  sentence: string,
  parts: Readonly<Record<string, Part>>,
): readonly (string | Part | undefined)[] {
  return sentence.split(/[{}]/).map((piece, at) => (at % 2 ? parts[piece] : piece))
}

/** The sentences of a text, each with its sign at the end. */
export function sentences(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+|(?<=[。！？])(?=.)|(?<=।)\s+/)
}
