import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import type { ServiceId } from '../content/types.ts'
import { CallButton } from './CallButton.tsx'
import { Spark } from './Spark.tsx'
import './ClosingCall.css'

interface Props {
  /** The headline up to its last word, which keeps the spark beside it. */
  heading: string
  lastWord: string
  text: string
  /** What the quote opens with; the visitor chooses when there is none. */
  service?: ServiceId
}

/** The last word before the footer. */
export function ClosingCall({ heading, lastWord, text, service }: Props) {
  return (
    <section className="closing">
      <div className="wrap closing-columns">
        <h2 className="d2">
          {heading}{' '}
          <span className="closing-end">
            {lastWord}
            <Spark />
          </span>
        </h2>
        <div>
          <p>{text}</p>
          <div className="closing-actions">
            <Link
              href={service ? `/quote-builder?service=${service}` : '/quote-builder'}
              className="btn btn-gold"
            >
              Get Quote Now!
              <ArrowRight className="icon" aria-hidden />
            </Link>
            <CallButton />
          </div>
        </div>
      </div>
    </section>
  )
}
