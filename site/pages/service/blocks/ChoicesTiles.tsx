import { percentChange } from '../../../../widgets/rules/company/money.ts'
import { SectionHead } from '../../../components/blocks/Headline.tsx'
import { Price } from '../../../components/blocks/Price.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import { choicesIn } from './block-prices.tsx'
import { RowTiles } from './RowTiles.tsx'
import './ChoicesTiles.css'

type Props = BlockProps<{ kind: 'choices'; look: 'tiles' }>

/** The backgrounds of the tiles, in turn; the last one stands out. */
const grounds = ['on-card', 'on-sand', 'on-tint']

/** A tile for each option of a question, with the price of an example. */
export function ChoicesTiles({ service, heading, text, question, example, options }: Props) {
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
