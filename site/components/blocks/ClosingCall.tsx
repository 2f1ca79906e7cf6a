import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { getQuoteNow } from '../../words/actions.ts'
import { CallButton } from '../CallButton.tsx'
import { Call } from './Call.tsx'

interface Props {
  /** As Headline takes it. */
  heading: string
  text: string
  /** The service that the quote opens with; without it, the visitor chooses one. */
  service?: string
}

/** The band before the footer that invites visitors to get a quote. */
export function ClosingCall({ heading, text, service }: Props) {
  return (
    <Call ground="sage" heading={heading}>
      <p>{text}</p>
      <div className="actions">
        <Link
          href={service ? `/quote-builder?service=${service}` : '/quote-builder'}
          className="btn btn-gold"
        >
          {getQuoteNow}
          <ArrowRight className="icon" aria-hidden />
        </Link>
        <CallButton />
      </div>
    </Call>
  )
}
