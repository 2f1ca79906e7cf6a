import type { NumeralSize } from '../../../components/blocks/Numeral.tsx'
import { Price } from '../../../components/blocks/Price.tsx'
import type { NamedPrice as PriceContent } from '../../../content-types/named-price.ts'
import { priceOf } from './named-price.ts'

interface Props {
  service: string
  price: PriceContent
  size?: NumeralSize
}

/** A price, with the words before and after it. */
export function NamedPrice({ service, price, size }: Props) {
  const shownPrice = priceOf(service, price)
  if (!shownPrice) return null
  const { before, after } = price
  return (
    <>
      {before && `${before} `}
      <Price dollars={shownPrice.dollars} of={shownPrice.of} {...(size && { size })} />
      {after && ` ${after}`}
    </>
  )
}
