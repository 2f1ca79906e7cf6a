import { Headline } from './Headline.tsx'
import { lettersOf } from './letters-of.ts'

/** The heading of a page, as Headline takes it. Styles use its length to make it fit a phone. */
export function PageHeading({ text }: { text: string }) {
  return (
    <h1 tabIndex={-1} style={lettersOf(text)}>
      <Headline text={text} />
    </h1>
  )
}
