import { Fact, Facts } from '../../../components/blocks/Facts.tsx'
import { Drawing } from '../../../components/pictures/Drawing.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import { RowTiles } from './RowTiles.tsx'
import './Details.css'

/** The backgrounds of the tiles, in turn. */
const grounds = ['on-tint', 'on-ink', 'on-sand', 'on-sage']

/** A tile for each kind of work, with a drawing and its details. */
export function Details({ heading, tiles }: BlockProps<{ kind: 'details' }>) {
  return (
    <section className="section wrap">
      <h2 className="d2">{heading}</h2>
      <RowTiles className="details" count={tiles.length}>
        {tiles.map(({ title, drawing, points }, at) => (
          <li key={title} className={`tile ${grounds[at % grounds.length]} detail`}>
            {drawing && <Drawing name={drawing} />}
            <h3 className="d3">{title}</h3>
            <Facts isStacked>
              {points.map(({ title, text }) => (
                <Fact key={title} term={title}>
                  {text}
                </Fact>
              ))}
            </Facts>
          </li>
        ))}
      </RowTiles>
    </section>
  )
}
