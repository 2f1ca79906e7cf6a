import type { GuidePart } from './facts.ts'
import { PartHeading } from './Guide.tsx'
import { Markdown } from './Markdown.tsx'

/** The guide's first section: all that most partners need. */
export function Start({ guide, part }: { guide: GuidePart[]; part: GuidePart }) {
  return (
    <section className="wrap start" aria-labelledby={part.id}>
      <PartHeading guide={guide} part={part} size="d2" />
      <div className="guide-text">
        <Markdown title={part.title} nodes={part.nodes} />
      </div>
    </section>
  )
}
