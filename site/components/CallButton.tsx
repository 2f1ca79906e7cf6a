import { Phone } from 'lucide-react'
import { phone, telHref } from '../content/business.ts'

/** The phone number, to press. */
export function CallButton() {
  return (
    <a href={telHref} className="btn btn-line">
      <Phone className="icon" aria-hidden />
      {phone}
    </a>
  )
}
