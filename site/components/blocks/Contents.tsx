import type { ReactNode } from 'react'

interface Props {
  headingId: string
  title: string
  entries: readonly { id: string; label: string }[]
  /** The id of the section that is being read, if it is known. */
  current?: string | undefined
  /** What is between the title and the entries. */
  children?: ReactNode
}

/**
 * A numbered table of contents. Pages import Contents.css themselves, because the page for partners
 * cannot import styles.
 */
export function Contents({ headingId, title, entries, current, children }: Props) {
  return (
    <nav className="on-card contents" aria-labelledby={headingId}>
      <h2 id={headingId} className="d5">
        {title}
      </h2>
      {children}
      <ol>
        {entries.map(({ id, label }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <span className="contents-number">{index + 1}</span>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
