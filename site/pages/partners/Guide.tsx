import type { ReactNode } from 'react'
import { Contents } from '../../components/blocks/Contents.tsx'
import type { GuidePart } from './facts.ts'
import { Headings, headingsOf, Markdown } from './Markdown.tsx'

/** A section of the guide by its id; the page has places for some. */
export function partOf(guide: GuidePart[], id: string): GuidePart {
  const part = guide.find((one) => one.id === id)
  if (!part)
    throw new Error(`widgets/README.md has no section #${id}, which the page has a place for.`)
  return part
}

/** A section's nodes before its first heading, and those from there on. */
export function splitAtHeading({ nodes }: GuidePart) {
  const at = nodes.findIndex(({ type }) => type === 'heading')
  const end = at < 0 ? nodes.length : at
  return { intro: nodes.slice(0, end), rest: nodes.slice(end) }
}

interface PartHeadingProps {
  guide: GuidePart[]
  part: GuidePart
  /** How large it is: `d2` where the section has the whole width of the page. */
  size: 'd2' | 'd3'
}

/** The number of a section, as the contents have it, and its title. */
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
  /** The sections that are shown here: others have places of their own. */
  parts: GuidePart[]
  /** By a section's id: what the page has in place of what follows its intro. */
  replaced: Record<string, ReactNode>
}

/** The long part of the guide, next to the contents of all of it. */
export function Guide({ guide, parts, replaced }: Props) {
  return (
    <div className="wrap guide">
      <Contents
        title="In this guide"
        entries={guide.map(({ id, title }) => ({ id, label: title }))}
      />
      <div>
        {parts.map((part) => {
          const { intro, rest } = splitAtHeading(part)
          return (
            <section key={part.id} className="guide-text marks" aria-labelledby={part.id}>
              <PartHeading guide={guide} part={part} size="d3" />
              <Markdown title={part.title} nodes={intro} />
              {replaced[part.id] ?? (
                <>
                  <Headings headings={headingsOf(rest)} />
                  <Markdown title={part.title} nodes={rest} />
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
