import { ChevronDown, Eye } from 'lucide-react'
import { Facts } from './Facts.tsx'
import type { Fields } from './fields.ts'
import type { Message } from './message.ts'
import { OpenQuote } from './OpenQuote.tsx'
import { PriceLines } from './PriceLines.tsx'
import { Received } from './Received.tsx'

/** A price that somebody saw and left no name for: a quiet row that opens. */
export function ViewedQuote({ message, fields }: { message: Message; fields: Fields }) {
  const { service, total, lines, link, facts } = fields
  return (
    <li className="viewed" id={`m-${message.id}`}>
      <details>
        <summary>
          <Eye className="icon" />
          <span className="what">
            <b>Viewed quote</b>
            {service && <span>{service}</span>}
          </span>
          <b className="total">{total}</b>
          <Received at={message.receivedAt} />
          <ChevronDown className="icon" />
        </summary>
        <div className="inside">
          <Facts rows={facts} />
          <div className="quoted">
            <PriceLines lines={lines} total={total} />
            <OpenQuote link={link} />
          </div>
        </div>
      </details>
    </li>
  )
}
