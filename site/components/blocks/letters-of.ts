import type { CSSProperties } from 'react'

type Letters = Record<'--word' | '--line' | '--row', number>

/**
 * For styles: the number of letters in a heading's longest word, longest line and longer row. A
 * wide screen shows two rows: all lines but the last, then the last. A heading of one line breaks
 * between words.
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
