import { phone } from 'virtual:content/business'
import type { ReactNode } from 'react'
import { Contents } from '../../components/blocks/Contents.tsx'
import type { GuidePart } from './facts.ts'
import { GuideText, Headings, headingsOf } from './GuideText.tsx'

/** The section of the guide with this id. Throws if the guide lacks one that the page needs. */
export function partOf(guide: GuidePart[], id: string): GuidePart {
  const part = guide.find((one) => one.id === id)
  if (!part)
    throw new Error(`widgets/README.md has no section #${id}, which the page has a place for.`)
  return part
}

/** A section's nodes before its first heading, and its other nodes. */
export function splitAtHeading({ nodes }: GuidePart) {
  const at = nodes.findIndex(({ type }) => type === 'heading')
  const end = at < 0 ? nodes.length : at
  return { intro: nodes.slice(0, end), rest: nodes.slice(end) }
}

interface PartHeadingProps {
  guide: GuidePart[]
  part: GuidePart
  /** `d2` for a section that has the whole width of the page. */
  size: 'd2' | 'd3'
}

/** The heading of a section: its number in the table of contents, and its title. */
export function PartHeading({ guide, part, size }: PartHeadingProps) {
  return (
    <h2 className={size} id={part.id}>
      <a href={`#${part.id}`}>
        {guide.indexOf(part) + 1}. {part.title}
      </a>
    </h2>
  )
}

interface Props {
  guide: GuidePart[]
  /** The sections to show; the page shows the others elsewhere. */
  parts: GuidePart[]
  /** By a section's id: what to show instead of everything after its intro. */
  replacements: Record<string, ReactNode>
}

/** Finds words in the whole page; browser/search.ts fills it in. */
function Search() {
  return (
    <search className="find">
      <label htmlFor="search" className="hidden">
        Search this guide
      </label>
      <input
        id="search"
        type="search"
        placeholder="Search this guide"
        autoComplete="off"
        enterKeyHint="search"
      />
      <p role="status" id="outcome" data-help={`Try another word, or call ${phone}.`} />
      <ul id="found" />
    </search>
  )
}

/** The long part of the guide, next to the table of contents of the whole guide. */
export function Guide({ guide, parts, replacements }: Props) {
  return (
    <div className="wrap guide">
      <Contents
        headingId="contents"
        title="In this guide"
        entries={guide.map(({ id, title }) => ({ id, label: title }))}
      >
        <Search />
      </Contents>
      <div>
        {parts.map((part) => {
          const { intro, rest } = splitAtHeading(part)
          return (
            <section key={part.id} className="guide-text marks" aria-labelledby={part.id}>
              <PartHeading guide={guide} part={part} size="d3" />
              <GuideText title={part.title} nodes={intro} />
              {replacements[part.id] ?? (
                <>
                  <Headings headings={headingsOf(rest)} />
                  <GuideText title={part.title} nodes={rest} />
                </>
              )}
            </section>
          )
        })}
      </div>
      <a className="btn btn-s btn-gold to-contents" href="#contents">
        All sections
      </a>
    </div>
  )
}
