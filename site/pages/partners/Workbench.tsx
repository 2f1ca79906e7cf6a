import type { PageData, PageLanguage } from './browser/page-data.ts'
import { namePlaceholder } from './browser/partner-name.ts'
import { snippet } from './browser/snippet.ts'
import { CopyButton } from './CodeBlock.tsx'
import type { ElementDescription } from './element-descriptions.ts'
import type { GuidePart } from './facts.ts'
import { PartHeading, splitAtHeading } from './Guide.tsx'
import { GuideText, Headings, headingsOf } from './GuideText.tsx'
import { Segments, Settings } from './Settings.tsx'

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
          <Stage isLive={isLive} languages={pageData.languages} />
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

/** The lines to paste. Until the page's script runs: the first element, with every default. */
function Paste({ pageData: { host, elements, release } }: { pageData: PageData }) {
  const { tag = '', fallback = '' } = elements[0] ?? {}
  const defaults = {
    tag,
    fallback,
    attributes: { partner: namePlaceholder },
    tokens: {},
    isPinned: false,
  }
  return (
    <section className="code paste" data-copies="" aria-labelledby="paste-title">
      <div className="tools">
        <h3 id="paste-title">Paste this</h3>
        {release && (
          <Segments
            legend="Version"
            name="pinned"
            choices={[
              ['', 'Newest'],
              ['yes', `Pinned to ${release.version}`],
            ]}
            chosen=""
          />
        )}
        <CopyButton isMain />
      </div>
      {release && (
        <p>
          The newest follows every release. Pinned, its code stays that of {release.version}, to the
          byte. Either way prices, words and where leads go are of today.{' '}
          <a href="#versions">Versions</a>
        </p>
      )}
      {/* biome-ignore lint/a11y: no other element keeps its lines, has a name and lets keys scroll it. */}
      <pre id="lines" tabIndex={0} role="group" aria-label="The lines to paste">
        <code>{snippet(defaults, { folder: `${host}/widgets/`, release })}</code>
      </pre>
    </section>
  )
}

interface StageProps {
  isLive: boolean
  languages: PageLanguage[]
}

/** The preview: a partner's page in a frame, its width and language, and what happens to the mail it sends. */
function Stage({ isLive, languages }: StageProps) {
  return (
    <section className="on-card stage" aria-labelledby="stage-title">
      <div className="tools">
        <h3 id="stage-title">Preview</h3>
        <Segments
          legend="Width"
          name="width"
          choices={[
            ['390', 'Phone'],
            ['768', 'Tablet'],
            ['', 'Full'],
          ]}
          chosen=""
        />
        <Segments
          legend="Language"
          name="language"
          choices={languages.map(({ code, name }) => [code, name])}
          chosen="en"
          isNamedInItself
        />
        <button type="button" className="pill" id="restart">
          Start over
        </button>
      </div>
      <p role="status" id="language-hint" />
      <div className="on-tint">
        <iframe id="preview" title="Preview of your page" src="preview.html" loading="lazy" />
      </div>
      <p className="hint" role="status" id="hint" />
      <div className="tools sending">
        <Segments
          legend="When a visitor sends"
          name="answer"
          choices={[
            ['arrive', 'Pretend it arrives'],
            ['fail', 'Pretend it fails'],
            ['send', 'Send for real'],
          ]}
          chosen="arrive"
        />
        <p>
          <b>When a visitor sends.</b> While it pretends, nothing leaves this page.{' '}
          {isLive ? (
            'For real, a mail goes to our inbox and a person reads it.'
          ) : (
            <>
              For real, it goes to <a href="/mailbox">the mailbox of this machine</a>.
            </>
          )}
        </p>
      </div>
    </section>
  )
}
