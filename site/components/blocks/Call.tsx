import type { ReactNode } from 'react'
import { SparkHeading } from './SparkHeading.tsx'
import './Call.css'

interface Props {
  ground: 'sage' | 'gold'
  heading: string
  lastWord: string
  className?: string
  /** What to say beside the headline, and what to press. */
  children: ReactNode
}

/** The band at the end of a page: a headline, and what to do about it. */
export function Call({ ground, heading, lastWord, className = '', children }: Props) {
  return (
    <section className={`call lit on-${ground} ${className}`}>
      <div className="wrap split split-end">
        <SparkHeading heading={heading} lastWord={lastWord} />
        <div>{children}</div>
      </div>
    </section>
  )
}
