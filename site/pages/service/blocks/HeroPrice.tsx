import { catalogue } from 'virtual:content/catalogue'
import { serviceOf } from '../../../../widgets/rules/engine/answers.ts'
import { cardPrice } from '../../../../widgets/rules/engine/quote.ts'
import { Price } from '../../../components/blocks/Price.tsx'
import { DrawnIcon } from '../../../components/DrawnIcon.tsx'
import { SlantPicture } from '../../../components/pictures/SlantPicture.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import { exampleOf } from './block-prices.tsx'
import { Hero } from './Hero.tsx'

type Props = BlockProps<{ kind: 'hero'; look: 'price' }>

/** The price on the card of the service, with the service's icon and a picture, if there is one. */
export function HeroPrice({ picture, focus, ...words }: Props) {
  const service = serviceOf(catalogue, words.service)
  if (!service) return null
  const { id, card, icon } = service
  return (
    <Hero {...words} className="price-hero">
      <div className="tile tile-art lit on-sage first-price">
        {picture && <SlantPicture name={picture} isFirst focus={focus} />}
        <span className="tile-icon tile-icon-l">
          <DrawnIcon path={icon} />
        </span>
        <h2 className="d4">{card.unit}</h2>
        <Price
          dollars={cardPrice(catalogue, service) / 100}
          size={5}
          of={{ name: card.unit, given: exampleOf(id, card.from) }}
        />
      </div>
    </Hero>
  )
}
