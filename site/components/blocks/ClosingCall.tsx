import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { CallButton } from '../CallButton.tsx'
import { Call } from './Call.tsx'

interface Props {
  /** The headline up to its last word, which keeps the spark beside it. */
  heading: string
  lastWord: string
  text: string
  /** What the quote opens with; the visitor chooses when there is none. */
  service?: string
}

/** The band before the footer that asks to get a quote. */
export function ClosingCall({ heading, lastWord, text, service }: Props) {
  return (
    <Call ground="sage" heading={heading} lastWord={lastWord}>
      <p>{text}</p>
      <div className="actions">
        <Link
          href={service ? `/quote-builder?service=${service}` : '/quote-builder'}
          className="btn btn-gold"
        >
          Get Quote Now!
          <ArrowRight className="icon" aria-hidden />
        </Link>
        <CallButton />
      </div>
    </Call>
  )
}
