import type { CSSProperties } from 'react'

type Letters = Record<'--word' | '--line' | '--row', number>

/**
 * For styles: how many letters the longest word of a heading has; the longest of its lines; and the longer of the two
 * rows that a wide screen makes of them, the last line below all others. A heading of one line breaks between words.
 */
export function lettersOf(heading: string): CSSProperties & Letters {
  const lines = heading.replaceAll('*', '').split('\n')
  const words = lines.flatMap((line) => line.split(' '))
  if (lines.length === 1) {
    return { '--word': longest(words), '--line': longest(words), '--row': longest(words) }
  }
  const rows = [lines.slice(0, -1).join(' '), ...lines.slice(-1)]
  return { '--word': longest(words), '--line': longest(lines), '--row': longest(rows) }
}

const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length))
