import type { ReactNode } from 'react'
import './Facts.css'

interface FactsProps {
  /** What is said about a term stands below it, in quiet text. */
  isStacked?: boolean
  className?: string
  children: ReactNode
}

/** A table of facts: a term a row, and what there is to say about it. */
export function Facts({ isStacked = false, className = '', children }: FactsProps) {
  return <dl className={`facts ${isStacked ? 'facts-stacked' : ''} ${className}`}>{children}</dl>
}

interface FactProps {
  term: ReactNode
  /** In small letters below the term. */
  note?: string
  className?: string
  children: ReactNode
}

export function Fact({ term, note, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>
        {term}
        {note && <small>{note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
