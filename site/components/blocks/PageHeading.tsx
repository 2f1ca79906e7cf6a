import { Headline } from './Headline.tsx'

/** The heading of a page, as Headline takes it. Styles use its length to make it fit a phone. */
export function PageHeading({ text }: { text: string }) {
  return (
    <h1 tabIndex={-1} style={lengthsOf(text)}>
      <Headline text={text} />
    </h1>
  )
}

/**
 * How many letters must fit side by side, for styles that choose the size of a heading: of its
 * longest word, of its longest line, and of its longest row. A narrow screen shows each line of the
 * heading in a row. A wide screen shows two rows: the last line, and all lines before it. A heading
 * without line breaks may break between any two words.
 */
export function lengthsOf(heading: string) {
  const lines = heading.replaceAll('*', '').split('\n')
  const word = lengthOfLongest(lines.flatMap((line) => line.split(' ')))
  if (lines.length === 1) return { '--word': word, '--line': word, '--row': word }
  const rows = [lines.slice(0, -1).join(' '), ...lines.slice(-1)]
  return { '--word': word, '--line': lengthOfLongest(lines), '--row': lengthOfLongest(rows) }
}

const lengthOfLongest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length))
