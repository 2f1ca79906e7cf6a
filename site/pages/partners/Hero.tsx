import { ChevronDown } from 'lucide-react'

interface Props {
  /** What the quote builder weighs, in thousands of bytes. */
  weight: string
  tags: string[]
  /** The release to pin, if there is one. */
  version: string | undefined
  /** The ids of the sections that it leads to. */
  start: string
  choose: string
}

/** What it is, in nine words and two numbers. */
export function Hero({ weight, tags, version, start, choose }: Props) {
  return (
    <section className="wrap hero">
      <div>
        <h1>
          <span>Your page.</span> <span>Our prices.</span> <span>One paste.</span>
        </h1>
        <p className="lead">
          Paste a few lines, and your visitors say what they need and see what it costs, right where
          they are. It brings its own styles, takes your font, and leaves the rest of your page
          alone.
        </p>
        <p className="go">
          <a className="btn btn-ink" href={`#${start}`}>
            In two minutes <ChevronDown className="icon" />
          </a>
          <a className="btn btn-line" href={`#${choose}`}>
            Try it on
          </a>
          <span>
            {tags.map((tag) => (
              <code key={tag}>{`<${tag}>`}</code>
            ))}
          </span>
        </p>
      </div>
      <ul className="facts">
        <li className="gold">
          <span>Everything in it</span>
          <b className="num">
            {weight}
            <small>kB</small>
          </b>
          <span>The whole quote builder, over the wire. Nothing else is loaded.</span>
        </li>
        <li>
          <b className="num">0</b>
          <span>
            cookies, and no request until your visitor asks for the quote
            {version && `; pinned to ${version}, one for our prices`}.
          </span>
        </li>
      </ul>
    </section>
  )
}
