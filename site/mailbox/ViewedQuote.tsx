import { ChevronDown } from 'lucide-react'
import { Details } from './Details.tsx'
import type { Fields } from './fields.ts'
import { PriceOf } from './PriceOf.tsx'

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
