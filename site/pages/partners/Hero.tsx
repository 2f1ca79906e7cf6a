interface Props {
  /** The size of the quote builder, in thousands of bytes. */
  weight: string
  /** The release to pin, if there is one. */
  version: string | undefined
  /** `start` and `choose` are the ids of the sections that the buttons lead to. */
  start: string
  choose: string
}

/** What the widget is and how little it loads, with links into the guide. */
export function Hero({ weight, version, start, choose }: Props) {
  return (
    <section className="wrap hero">
      <div>
        <h1>
          <span className="line">Your page.</span> <span className="line">Our prices.</span>{' '}
          <span className="line">One paste.</span>
        </h1>
        <p className="lead">
          Paste a few lines, and your visitors say what they need and see what it costs, right where
          they are. It brings its own styles, takes your font, and leaves the rest of your page
          alone.
        </p>
        <p className="actions">
          <a className="btn btn-ink" href={`#${start}`}>
            In two minutes
          </a>
          <a className="btn btn-line" href={`#${choose}`}>
            Try it on
          </a>
        </p>
      </div>
      <ul>
        <li className="tile on-gold lit">
          <span>Everything in it</span>
          <b className="num">
            {weight}
            <small>kB</small>
          </b>
          <span>The whole quote builder, over the wire. Nothing else is loaded.</span>
        </li>
        <li className="tile on-ink">
          <b className="num num-4">0</b>
          <span>
            cookies, and no request until your visitor asks for the quote
            {version && `; pinned to ${version}, one for our prices`}.
          </span>
        </li>
      </ul>
    </section>
  )
}
