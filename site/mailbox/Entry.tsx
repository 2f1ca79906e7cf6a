import { ArrowRight, ChevronDown, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { conventions } from '../../widgets/rules/company/conventions.ts'
import { hasTenDigits } from '../../widgets/rules/company/phone.ts'
import { mailtoAddress } from '../../widgets/rules/text/mailto.ts'
import { type Fact, type Fields, isWebAddress, phoneShown } from './shown-fields.ts'

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

/** A price that somebody saw and left no name for: a quiet row that opens. */
export function ViewedQuote({ id, received, service, facts, ...price }: Fields) {
  return (
    <li id={`m-${id}`}>
      <details>
        <summary className="row">
          <ChevronDown className="icon" />
          <b>Viewed quote</b>
          <span>{service}</span>
          <b className="d6">{price.total}</b>
          <time>{received}</time>
        </summary>
        <div className="split split-8">
          <Details facts={facts} />
          <PriceOf {...price} />
        </div>
      </details>
    </li>
  )
}

/** What else a message says; a web address in it is a link. */
function Details({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="details">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isWebAddress(value) ? <a href={value}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What was quoted: its lines, their total, and the way to open exactly that in the quote builder. */
function PriceOf({ lines, total, link }: Pick<Fields, 'lines' | 'total' | 'link'>) {
  return (
    <div className="quoted">
      <dl className="facts receipt">
        {lines.map(([label, price], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same, and none moves.
          <div key={index}>
            <dt>{label}</dt>
            <dd>{price}</dd>
          </div>
        ))}
        {total && (
          <div className="receipt-total">
            <dt>Total</dt>
            <dd>
              <Total total={total} />
            </dd>
          </div>
        )}
      </dl>
      {link && (
        <a className="btn btn-line btn-s" href={link}>
          Open this quote <ArrowRight className="icon" />
        </a>
      )}
    </div>
  )
}

function Total({ total }: { total: string }) {
  const { sign } = conventions().currency
  const isAmount = total.startsWith(sign)
  return (
    <span className="num num-2">
      {isAmount && <span className="dollar">{sign}</span>}
      {isAmount ? total.slice(sign.length) : total}
    </span>
  )
}
