import { Mail, Phone } from 'lucide-react'
import { conventions } from '../../widgets/rules/company/conventions.ts'
import { hasTenDigits } from '../../widgets/rules/company/phone.ts'
import { mailtoAddress } from '../../widgets/rules/text/mailto.ts'
import { Facts } from './Facts.tsx'
import { type Fields, phoneShown } from './fields.ts'
import type { Message } from './message.ts'
import { OpenQuote } from './OpenQuote.tsx'
import { PriceLines } from './PriceLines.tsx'
import { Received } from './Received.tsx'

/** A customer's request, as a card. The price stands beside the person; without one, the facts do. */
export function Lead({ message, fields }: { message: Message; fields: Fields }) {
  const { kind, name, email, phone, service, total, lines, link, facts, isSuspect, isOutside } =
    fields
  const isPriced = total !== '' || lines.length > 0
  return (
    <li id={`m-${message.id}`} data-name={name || 'someone'}>
      <article>
        <div className="person">
          <p className="kind">
            <b className="chip">{kind === 'quote' ? 'Quote' : 'Inquiry'}</b>
            {isSuspect && <b className="chip suspect">Suspect</b>}
            {isOutside && <b className="chip outside">Outside the area</b>}
            <Received at={message.receivedAt} />
          </p>
          <h2 className="d3">{name || 'No name given'}</h2>
          {isSuspect && (
            <p className="doubt">
              Perhaps a robot: sent within two seconds, or with the field filled in that people
              cannot see.
            </p>
          )}
          {service && <p className="service">{service}</p>}
          <p className="reach">
            {email && (
              <Reach href={mailtoAddress(email)} words={email} icon={<Mail className="icon" />} />
            )}
            {phone && (
              <Reach
                href={telHref(phone)}
                words={phoneShown(phone)}
                icon={<Phone className="icon" />}
              />
            )}
          </p>
          {fields.message && <blockquote>{fields.message}</blockquote>}
          {isPriced && <Facts rows={facts} />}
        </div>
        {isPriced ? (
          <div className="price">
            {total && <Total total={total} />}
            <OpenQuote link={link} />
            <PriceLines lines={lines} total={total} />
          </div>
        ) : (
          <Facts rows={facts} />
        )}
      </article>
    </li>
  )
}

/** A way to reach the person: a link, or plain words where they make no address. */
function Reach({ href, words, icon }: { href: string; words: string; icon: React.ReactNode }) {
  const content = (
    <>
      {icon}
      <span>{words}</span>
    </>
  )
  return href ? <a href={href}>{content}</a> : <span>{content}</span>
}

function Total({ total }: { total: string }) {
  const { sign } = conventions().currency
  const isAmount = total.startsWith(sign)
  return (
    <p className="num">
      <span className="dollar">{isAmount && sign}</span>
      {isAmount ? total.slice(sign.length) : total}
    </p>
  )
}

/** A tel link; '' for a text without digits. */
function telHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  if (digits === '') return ''
  return `tel:${hasTenDigits() && /^\d{10}$/.test(digits) ? '+1' : ''}${digits}`
}
