import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import * as words from '../../words/site.ts'
import { CallButton } from '../CallButton.tsx'
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

interface ClosingProps {
  /** As Headline takes it. */
  heading: string
  text: string
  /** The service that the quote opens with; without it, the visitor chooses one. */
  service?: string
}

/** The band before the footer that invites visitors to get a quote. */
export function ClosingCall({ heading, text, service }: ClosingProps) {
  return (
    <Call ground="sage" heading={heading}>
      <p>{text}</p>
      <div className="actions">
        <Link
          href={service ? `/quote-builder?service=${service}` : '/quote-builder'}
          className="btn btn-gold"
        >
          {words.actions.getQuoteNow}
          <ArrowRight className="icon" aria-hidden />
        </Link>
        <CallButton />
      </div>
    </Call>
  )
}
