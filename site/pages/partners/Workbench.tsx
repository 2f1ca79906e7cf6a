import type { Known } from './browser/known.ts'
import type { Described } from './described.ts'
import type { GuidePart } from './facts.ts'
import { PartHeading, parted } from './Guide.tsx'
import { Markdown } from './Markdown.tsx'
import { Paste } from './Paste.tsx'
import { Settings } from './Settings.tsx'
import { Stage } from './Stage.tsx'

interface Props {
  guide: GuidePart[]
  /** The section that it belongs to. */
  part: GuidePart
  elements: Described[]
  /** The attributes that answer for the visitor. */
  answering: readonly string[]
  known: Known
  /** Whether a mail that is sent for real goes to the company. */
  isLive: boolean
}

/** The part of the page to play with: settings, lines to paste, preview, and what it tells. */
export function Workbench({ guide, part, elements, answering, known, isLive }: Props) {
  const { intro, rest } = parted(part)
  return (
    <section className="try" aria-labelledby={part.id}>
      <div className="wrap">
        <div className="section-head guide-text">
          <PartHeading guide={guide} part={part} size="d2" />
          <Markdown title={part.title} nodes={intro} />
        </div>
        <div className="bench">
          <Settings elements={elements} answering={answering} />
          <Paste known={known} />
          <Stage isLive={isLive} />
          <Heard />
        </div>
        <div className="guide-text beneath">
          <Markdown title={part.title} nodes={rest} />
        </div>
      </div>
    </section>
  )
}

/** What happens in the preview, as the page around it would hear of it. */
function Heard() {
  return (
    <section className="heard" aria-labelledby="heard-title">
      <div className="tools">
        <h3 id="heard-title">What your page hears</h3>
        <button type="button" className="btn btn-s quiet" id="clear">
          Clear
        </button>
      </div>
      <p id="quiet">
        Press something in the preview. Events, pushes to the data layer and the mail itself show up
        here, newest first.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it. */}
      <div role="log" aria-labelledby="heard-title" tabIndex={0}>
        <ol id="log" />
      </div>
    </section>
  )
}
