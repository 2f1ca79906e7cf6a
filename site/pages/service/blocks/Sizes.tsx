import { drawings } from 'virtual:media/drawings'
import type { CSSProperties } from 'react'
import { Price } from '../../../components/blocks/Price.tsx'
import { SectionHead } from '../../../components/blocks/SectionHead.tsx'
import type { Sizes as Block } from '../../../content-types/service-blocks.ts'
import type { BlockProps } from './block-props.ts'
import { choicesIn } from './choices.ts'
import { NamedPrice } from './NamedPrice.tsx'
import './Sizes.css'

/** How many drawings fit next to each other; with more, the sizes are below each other. */
const mostInRow = 12

/** The options of a question drawn to scale, and one more price. */
export function Sizes({
  service,
  heading,
  text,
  question,
  drawing,
  sizes,
  also,
}: BlockProps<Block>) {
  const choices = choicesIn(service, question, sizes)
  const times = choices.map((size) => size.times)
  const total = sumOf(times)
  return (
    <section className="band on-sand">
      <div className="wrap">
        <SectionHead heading={heading} text={text} />
        <ul
          className={`sizes ${total <= mostInRow ? 'sizes-across' : ''}`}
          style={scaleOf(drawing, times)}
        >
          {choices.map(({ option, times, name, of }) => (
            <li key={option} style={timesStyle(times)}>
              <div className="size" />
              {name}
              <Price dollars={of.price} size={2} of={of} />
            </li>
          ))}
        </ul>
        {also && (
          <p className="sizes-also">
            <NamedPrice service={service} price={also} size={1} />
          </p>
        )}
      </div>
    </section>
  )
}

function scaleOf(drawing: string, times: readonly number[]) {
  const style: CSSProperties &
    Record<'--drawing' | '--widths' | '--most' | '--total', string | number> = {
    '--drawing': `url("${drawings[drawing]?.src}")`,
    '--widths': times.map((one) => `${one}fr`).join(' '),
    '--most': Math.max(...times),
    '--total': sumOf(times),
  }
  return style
}

const timesStyle = (times: number): CSSProperties & Record<'--times', number> => ({
  '--times': times,
})

const sumOf = (times: readonly number[]) => times.reduce((sum, one) => sum + one, 0)
