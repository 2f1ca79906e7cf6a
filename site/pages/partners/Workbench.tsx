import type { PageData } from './browser/page-data.ts'
import type { ElementDescription } from './element-descriptions.ts'
import type { GuidePart } from './facts.ts'
import { PartHeading, splitAtHeading } from './Guide.tsx'
import { GuideText, Headings, headingsOf } from './GuideText.tsx'
import { Paste } from './Paste.tsx'
import { Settings } from './Settings.tsx'
import { Stage } from './Stage.tsx'

interface Props {
  guide: GuidePart[]
  /** The guide's section that contains the workbench. */
  part: GuidePart
  elements: ElementDescription[]
  /** The attributes that answer a question for the visitor. */
  answering: readonly string[]
  pageData: PageData
  /** Whether a mail that is sent for real goes to the company. */
  isLive: boolean
}

/** The part of the page to try things on: settings, lines to paste, preview, and its log. */
export function Workbench({ guide, part, elements, answering, pageData, isLive }: Props) {
  const { intro, rest } = splitAtHeading(part)
  return (
    <section className="band try" aria-labelledby={part.id}>
      <div className="wrap">
        <div className="guide-text marks">
          <PartHeading guide={guide} part={part} size="d2" />
          <GuideText title={part.title} nodes={intro} />
          <Headings headings={headingsOf(rest)} />
        </div>
        <div className="bench">
          <Settings elements={elements} answering={answering} />
          <Paste pageData={pageData} />
          <Stage isLive={isLive} />
          <EventLog />
        </div>
        <div className="guide-text marks beneath">
          <GuideText title={part.title} nodes={rest} />
        </div>
      </div>
    </section>
  )
}

/** What the preview announces to the page around it, as a partner's page would get it. */
function EventLog() {
  return (
    <section className="on-card log" aria-labelledby="log-title">
      <div className="tools">
        <h3 id="log-title">What your page hears</h3>
        <button type="button" className="pill" id="clear">
          Clear
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it. */}
      <div role="log" aria-labelledby="log-title" tabIndex={0}>
        <ol id="log" />
      </div>
      <p>
        Press something in the preview. Events, pushes to the data layer and the mail itself show up
        here, newest first.
      </p>
    </section>
  )
}
