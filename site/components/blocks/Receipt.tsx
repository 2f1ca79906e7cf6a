import { type Cents, money } from '../../../widgets/rules/money.ts'
import { Fact, Facts } from './Facts.tsx'
import type { NumeralSize } from './Numeral.tsx'
import { Price } from './Price.tsx'
import './Receipt.css'

interface Props {
  lines: { what: string; note?: string; price: Cents }[]
  /** In dollars. */
  total: number
  /** Of the total. */
  size: NumeralSize
  className?: string
}

/** A bill: its lines, and what they add up to in big numerals. */
export function Receipt({ lines, total, size, className = '' }: Props) {
  return (
    <Facts className={`receipt ${className}`}>
      {lines.map(({ what, note, price }) => (
        <Fact key={what} term={what} {...(note && { note })}>
          {money(price)}
        </Fact>
      ))}
      <Fact term="Total" className="receipt-total">
        <Price dollars={total} size={size} />
      </Fact>
    </Facts>
  )
}
