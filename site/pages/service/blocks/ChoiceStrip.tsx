import { percentChange } from '../../../../widgets/rules/company/money.ts'
import { Fact, Facts } from '../../../components/blocks/Facts.tsx'
import { inRows } from '../../../components/blocks/in-rows.ts'
import { Price } from '../../../components/blocks/Price.tsx'
import type { ChoiceStrip as Block } from '../../../content-types/service-blocks.ts'
import type { BlockProps } from './block-props.ts'
import { choicesIn } from './choices.ts'
import './ChoiceStrip.css'

/** The options of a question in one strip, each with the price of an example. */
export function ChoiceStrip({ service, heading, question, example, options }: BlockProps<Block>) {
  const choices = choicesIn(service, question, options, example)
  return (
    <section className="wrap">
      <div className="tile on-ink split choice-strip" style={inRows(choices.length)}>
        <h2 className="d3">{heading}</h2>
        <Facts>
          {choices.map(({ option, name, of, total }) => (
            <Fact
              key={option}
              term={
                <>
                  {name}
                  {of.percent !== 0 && (
                    <span className="chip on-sage">{percentChange(of.percent)}</span>
                  )}
                </>
              }
            >
              <Price dollars={total} size={2} of={of} />
            </Fact>
          ))}
        </Facts>
      </div>
    </section>
  )
}
