import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import type { ServiceId } from '../content/types.ts'
import './ServiceLead.css'

interface Props {
  text: string
  service: ServiceId
}

/** Below the headline of a service page: a few words, and a link to its price. */
export function ServiceLead({ text, service }: Props) {
  return (
    <div className="service-lead">
      <p className="lead">{text}</p>
      <Link href={`/quote-builder?service=${service}`} className="btn btn-gold btn-l">
        Get Quote Now!
        <ArrowRight className="icon" aria-hidden />
      </Link>
    </div>
  )
}
