import { drawings } from 'virtual:media/drawings'
import { SectionHead } from '../../../components/blocks/Headline.tsx'
import { Price } from '../../../components/blocks/Price.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import { choicesIn, PriceInWords } from './block-prices.tsx'
import './ChoicesSizes.css'

type Props = BlockProps<{ kind: 'choices'; look: 'sizes' }>

/** How many drawings fit next to each other; with more, the sizes are below each other. */
const mostInRow = 12

/** The options of a question drawn to scale, and one more price. */
export function ChoicesSizes(props: Props) {
  const { service, heading, text, question, drawing, options, also } = props
  const choices = choicesIn(service, question, options)
  const times = choices.map((size) => size.times)
  const total = times.reduce((sum, one) => sum + one, 0)
  const scale = {
    '--drawing': `url("${drawings[drawing]?.src}")`,
    '--widths': times.map((one) => `${one}fr`).join(' '),
    '--most': Math.max(...times),
    '--total': total,
  }
  return (
    <section className="band on-sand">
      <div className="wrap">
        <SectionHead heading={heading} text={text} />
        <ul className={`sizes ${total <= mostInRow ? 'sizes-across' : ''}`} style={scale}>
          {choices.map(({ option, times, name, of }) => (
            <li key={option} style={{ '--times': times }}>
              <div className="size" />
              {name}
              <Price dollars={of.price} size={2} of={of} />
            </li>
          ))}
        </ul>
        {also && (
          <p className="sizes-also">
            <PriceInWords service={service} price={also} size={1} />
          </p>
        )}
      </div>
    </section>
  )
}
