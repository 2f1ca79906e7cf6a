import { catalogue } from 'virtual:content/catalogue'
import { serviceOf } from '../../../../widgets/rules/engine/answers.ts'
import { cardPrice } from '../../../../widgets/rules/engine/card-price.ts'
import { Price } from '../../../components/blocks/Price.tsx'
import { DrawnIcon } from '../../../components/DrawnIcon.tsx'
import { SlantPicture } from '../../../components/pictures/SlantPicture.tsx'
import type { PriceHero as Block } from '../../../content-types/service-heroes.ts'
import type { BlockProps } from './block-props.ts'
import { Hero } from './Hero.tsx'
import { exampleOf } from './named-price.ts'
import './PriceHero.css'

/** The price on the card of the service, with the service's icon and a picture, if there is one. */
export function PriceHero({ service: id, title, text, picture, focus }: BlockProps<Block>) {
  const service = serviceOf(catalogue, id)
  if (!service) return null
  const { card, icon } = service
  return (
    <Hero service={id} className="price-hero" title={title} text={text}>
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
