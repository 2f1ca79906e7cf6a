import type { ReactNode } from 'react'

export type NumeralSize = 1 | 2 | 3 | 4 | 5 | 6

interface Props {
  /** One of the `--num` sizes of scale.css; as large as the text around it when there is none. */
  size?: NumeralSize | undefined
  isDollars?: boolean | undefined
  /** In small letters after the figure. */
  unit?: string
  children: ReactNode
}

/** A figure in the big honest numerals. */
export function Numeral({ size, isDollars = false, unit, children }: Props) {
  return (
    <span className={size ? `num num-${size}` : 'num'}>
      {isDollars && <span className="dollar">$</span>}
      {children}
      {unit && <small>{unit}</small>}
    </span>
  )
}
