import { Fragment } from 'react'
import { CodeBlock } from './CodeBlock.tsx'
import { type GuidePart, headline } from './facts.ts'
import { GuideText } from './GuideText.tsx'

interface Props {
  /** The guide's first section: the page begins with its words and lines. */
  start: GuidePart
  /** The size of the quote builder, in thousands of bytes. */
  weight: string
}

/** The section's nodes up to the lines to paste, those lines, and the rest. */
export function splitAtLines({ nodes }: GuidePart) {
  const at = nodes.findIndex(({ type }) => type === 'code')
  const [code] = nodes.slice(at, at + 1)
  if (code?.type !== 'code')
    throw new Error('widgets/README.md does not begin with lines to paste.')
  return { intro: nodes.slice(0, at), lines: code.value, rest: nodes.slice(at + 1) }
}

/** The first view: what the widget is, one field for the partner's name, and the lines to paste with it. */
export function Hero({ start, weight }: Props) {
  const { intro, lines } = splitAtLines(start)
  return (
    <section className="wrap hero">
      <h1>
        {headline.map((line, at) => (
          <Fragment key={line}>
            {at > 0 && ' '}
            <span className="line">{line}</span>
          </Fragment>
        ))}
      </h1>
      <div className="lines">
        <div className="on-gold lit company">
          <label htmlFor="company" className="d5">
            Your company’s name
          </label>
          <input
            id="company"
            autoComplete="organization"
            maxLength={100}
            spellCheck={false}
            aria-describedby="company-use"
          />
          <p id="company-use">Every snippet and every lead gets it.</p>
        </div>
        <CodeBlock of="quote builder" caption="Your three lines" isMain lines={lines} />
      </div>
      <div className="marks lead">
        <GuideText title={start.title} nodes={intro} />
      </div>
      <ul>
        <li>
          <b className="d4">{weight} kB</b> is the whole script, over the wire; room.css adds 1.
        </li>
        <li>
          <b className="d4">0</b> cookies, and no request but for the services’ pictures until your
          visitor asks for the quote.
        </li>
      </ul>
    </section>
  )
}
