import type { ReactNode } from 'react'
import { Amounts } from '../../../widgets/fields/Amounts.tsx'
import './Facts.css'

interface FactsProps {
  /** Whether each description is below its term, in quiet text, instead of next to it. */
  isStacked?: boolean
  className?: string
  children: ReactNode
}

/** A table of facts: each row has a term and its description. */
export function Facts({ isStacked = false, className = '', children }: FactsProps) {
  return <dl className={`facts ${isStacked ? 'facts-stacked' : ''} ${className}`}>{children}</dl>
}

interface FactProps {
  term: ReactNode
  /** Shown in small letters below the term. */
  note?: string
  /** The SVG path of an icon before the term; '' for none. */
  icon?: string
  className?: string
  children: ReactNode
}

export function Fact({ term, note, icon, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>
        {icon && (
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
        )}
        {term}
        {note && (
          <small>
            <Amounts text={note} />
          </small>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
