import type { CSSProperties } from 'react'
import { Price } from '../../../components/blocks/Price.tsx'
import { Drawing } from '../../../components/pictures/Drawing.tsx'
import type { PlanHero as Block, PlannedPrice } from '../../../content-types/service-heroes.ts'
import type { BlockProps } from './block-props.ts'
import { Hero } from './Hero.tsx'
import { priceOf } from './named-price.ts'
import './PlanHero.css'

/** Prices, each written on its part of a drawing. */
export function PlanHero({ service, title, text, drawing, prices }: BlockProps<Block>) {
  return (
    <Hero service={service} className="plan-hero" title={title} text={text}>
      <div className="plan">
        <Drawing name={drawing} isFirst />
        <ul>
          {prices.map((planned) => {
            const price = priceOf(service, planned)
            return (
              price && (
                <li
                  key={price.name}
                  className={planned.isLarge ? 'plan-large' : undefined}
                  style={placeOf(planned)}
                >
                  {planned.name ?? price.name}
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

/** The position of a price on the drawing, and `--width`, the width in percent without a unit. */
function placeOf({ area: { left, top, width, height } }: PlannedPrice) {
  const style: CSSProperties & Record<'--width', number> = {
    left: `${left}%`,
    top: `${top}%`,
    width: `${width}%`,
    height: `${height}%`,
    '--width': width,
  }
  return style
}
