import { ArrowRight } from 'lucide-react'
import { conventions } from '../../widgets/rules/company/conventions.ts'
import type { Fields } from './fields.ts'

/** What was quoted: its lines, their total, and the way to open exactly that in the quote builder. */
export function PriceOf({ lines, total, link }: Pick<Fields, 'lines' | 'total' | 'link'>) {
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
