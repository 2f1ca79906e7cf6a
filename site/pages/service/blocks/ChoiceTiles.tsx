import { percentChange } from '../../../../widgets/rules/company/money.ts'
import { Price } from '../../../components/blocks/Price.tsx'
import { SectionHead } from '../../../components/blocks/SectionHead.tsx'
import type { ChoiceTiles as Block } from '../../../content-types/service-blocks.ts'
import type { BlockProps } from './block-props.ts'
import { choicesIn } from './choices.ts'
import { RowTiles } from './RowTiles.tsx'
import './ChoiceTiles.css'

/** The backgrounds of the tiles, in turn; the last one stands out. */
const grounds = ['on-card', 'on-sand', 'on-tint']

/** A tile for each option of a question, with the price of an example. */
export function ChoiceTiles({
  service,
  heading,
  text,
  question,
  example,
  options,
}: BlockProps<Block>) {
  const choices = choicesIn(service, question, options, example)
  const groundOf = (at: number) =>
    at === choices.length - 1 ? 'on-gold lit' : grounds[at % grounds.length]
  return (
    <section className="section wrap">
      <SectionHead heading={heading} text={text} />
      <RowTiles className="choice-tiles" count={choices.length}>
        {choices.map(({ option, name, text, of, total }, at) => (
          <li key={option} className={`tile ${groundOf(at)}`}>
            <h3 className="d3">{name}</h3>
            <p>{text}</p>
            {of.price === 0 && <span className="chip on-ink">{percentChange(of.percent)}</span>}
            <Price dollars={total} size={5} of={of} />
          </li>
        ))}
      </RowTiles>
    </section>
  )
}
