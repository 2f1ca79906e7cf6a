import type { NumeralSize } from '../../../components/blocks/Numeral.tsx'
import { Price } from '../../../components/blocks/Price.tsx'
import type { NamedPrice as Named } from '../../../content-types/named-price.ts'
import { priceOf } from './named-price.ts'

interface Props {
  service: string
  price: Named
  size?: NumeralSize
}

/** A price, with the words before and after it. */
export function NamedPrice({ service, price, size }: Props) {
  const named = priceOf(service, price)
  if (!named) return null
  const { before, after } = price
  return (
    <>
      {before && `${before} `}
      <Price dollars={named.dollars} of={named.of} {...(size && { size })} />
      {after && ` ${after}`}
    </>
  )
}
