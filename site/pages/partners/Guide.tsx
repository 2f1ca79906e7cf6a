import type { ReactNode } from 'react'
import type { GuidePart } from './facts.ts'
import { GuideContents, type Heading } from './GuideContents.tsx'
import { Headings, headingsOf, Markdown } from './Markdown.tsx'

/** A section of the guide by its id; the page has places for some. */
export function partOf(guide: GuidePart[], id: string): GuidePart {
  const part = guide.find((one) => one.id === id)
  if (!part)
    throw new Error(`widgets/README.md has no section #${id}, which the page has a place for.`)
  return part
}

/** A section's nodes before its first heading, and those from there on. */
export function parted({ nodes }: GuidePart) {
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
  /** The sections that stand here: others have places of their own. */
  parts: GuidePart[]
  /** By a section's id: what the page has in place of what follows its intro. */
  replaced: Record<string, Replacement>
}

interface Replacement {
  headings: Heading[]
  content: ReactNode
}

/** A section of more headings than this starts with links to them. */
const many = 6

/** The long part of the guide, beside the contents of all of it. */
export function Guide({ guide, parts, replaced }: Props) {
  return (
    <div className="wrap guide">
      <GuideContents
        sections={guide.map(({ id, title, nodes }) => ({
          id,
          title,
          headings: replaced[id]?.headings ?? headingsOf(nodes),
        }))}
      />
      <div className="guide-text">
        {parts.map((part) => {
          const { intro, rest } = parted(part)
          const instead = replaced[part.id]?.content
          return (
            <section key={part.id} aria-labelledby={part.id}>
              <PartHeading guide={guide} part={part} size="d3" />
              <Markdown title={part.title} nodes={intro} />
              {!instead && headingsOf(rest).length > many && (
                <Headings headings={headingsOf(rest)} />
              )}
              {instead ?? <Markdown title={part.title} nodes={rest} />}
            </section>
          )
        })}
      </div>
    </div>
  )
}
