import type { ReactNode } from 'react'
import { Headline } from './Headline.tsx'
import './Call.css'

interface Props {
  ground: 'sage' | 'gold'
  heading: string
  className?: string
  /** The words next to the headline, and the buttons. */
  children: ReactNode
}

/** The band at the end of a page: a headline and a call to action. */
export function Call({ ground, heading, className = '', children }: Props) {
  return (
    <section className={`call lit on-${ground} ${className}`}>
      <div className="wrap split split-end">
        <h2 className="d2">
          <Headline text={heading} />
        </h2>
        <div>{children}</div>
      </div>
    </section>
  )
}
