import { Price } from '../../../components/blocks/Price.tsx'
import { Drawing } from '../../../components/pictures/Drawing.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import { priceOf } from './block-prices.tsx'
import { Hero } from './Hero.tsx'
import './HeroDrawing.css'

type Props = BlockProps<{ kind: 'hero'; look: 'drawing' }>

/** Prices, each written on its part of a drawing. */
export function HeroDrawing({ drawing, prices, ...words }: Props) {
  return (
    <Hero {...words} className="plan-hero">
      <div className="plan">
        <Drawing name={drawing} isFirst />
        <ul>
          {prices.map(({ area, isLarge, name, ...named }) => {
            const price = priceOf(words.service, named)
            const { left, top, width, height } = area
            const style = {
              left: `${left}%`,
              top: `${top}%`,
              width: `${width}%`,
              height: `${height}%`,
              '--width': width,
            }
            return (
              price && (
                <li key={price.name} className={isLarge ? 'plan-large' : undefined} style={style}>
                  {name ?? price.name}
                  <Price dollars={price.dollars} of={price.of} />
                </li>
              )
            )
          })}
        </ul>
      </div>
    </Hero>
  )
}
