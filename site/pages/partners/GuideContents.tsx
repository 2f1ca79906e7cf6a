import { ChevronDown } from 'lucide-react'

/** A heading to jump to. */
export interface Heading {
  id: string
  title: string
}

export interface Section extends Heading {
  /** The headings below its own. */
  headings: Heading[]
}

/**
 * What the guide has, in its order. browser/contents.ts marks what is being read, and opens the list on a phone,
 * where only its bar is there.
 */
export function GuideContents({ sections }: { sections: Section[] }) {
  return (
    <nav className="on-card contents" id="contents" aria-labelledby="contents-title">
      <h2 id="contents-title" className="d5">
        In this guide
      </h2>
      <button type="button" aria-expanded="false" aria-controls="contents-list">
        <span>In this guide</span>
        <b />
        <ChevronDown className="icon" />
      </button>
      <ol id="contents-list">
        {sections.map(({ id, title, headings }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="contents-number">{index + 1}</span> <span>{title}</span>
            </a>
            {headings.length > 0 && (
              <ol>
                {headings.map((heading) => (
                  <li key={heading.id}>
                    <a href={`#${heading.id}`}>{heading.title}</a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
