import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { hasTenDigits } from '../../widgets/rules/company/phone.ts'
import { mailtoAddress } from '../../widgets/rules/text/mailto.ts'
import { Details } from './Details.tsx'
import { type Fields, phoneShown } from './fields.ts'
import { PriceOf } from './PriceOf.tsx'

/** A customer's request, as a card: the person, and next to them the price. */
export function Lead(fields: Fields) {
  const { id, received, kind, name, email, phone, service, facts, isSuspect, isOutside } = fields
  const isPriced = fields.total !== '' || fields.lines.length > 0
  return (
    <li id={`m-${id}`}>
      <article className="on-card split split-8">
        <div className="tile">
          <div className="row">
            <b className="chip on-tint">{kind === 'quote' ? 'Quote' : 'Inquiry'}</b>
            {isSuspect && <b className="chip danger">Suspect</b>}
            {isOutside && <b className="chip on-ink">Outside the area</b>}
            <time>{received}</time>
          </div>
          <h2 className="d3">{name || 'No name given'}</h2>
          {isSuspect && (
            <p>
              Perhaps a robot: sent within two seconds, or with the field filled in that people
              cannot see.
            </p>
          )}
          {service && <p>{service}</p>}
          <div className="row">
            <Way href={mailtoAddress(email)} text={email} icon={<Mail className="icon" />} />
            <Way href={telHref(phone)} text={phoneShown(phone)} icon={<Phone className="icon" />} />
          </div>
          {fields.message && <blockquote>{fields.message}</blockquote>}
          <Details facts={facts} />
        </div>
        {isPriced && (
          <div className="tile on-sand lit price">
            <PriceOf {...fields} />
          </div>
        )}
      </article>
    </li>
  )
}

/** A way to reach the person: a link, or plain words where they make no address. */
function Way({ href, text, icon }: { href: string; text: string; icon: ReactNode }) {
  if (text === '') return null
  const Tag = href ? 'a' : 'span'
  return (
    <Tag className="pill" {...(href && { href })}>
      {icon}
      {text}
    </Tag>
  )
}

/** A tel link; '' for a text without digits. */
function telHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  if (digits === '') return ''
  return `tel:${hasTenDigits() && /^\d{10}$/.test(digits) ? '+1' : ''}${digits}`
}
