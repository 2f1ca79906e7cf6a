import { phone, telHref } from 'virtual:content/business'
import { Phone } from 'lucide-react'

/** A button that calls the company. */
export function CallButton() {
  return (
    <a href={telHref} className="btn btn-line">
      <Phone className="icon" aria-hidden />
      {phone}
    </a>
  )
}
