import { percentChange } from '../../../../widgets/rules/company/money.ts'
import { Fact, Facts } from '../../../components/blocks/Facts.tsx'
import { inRows } from '../../../components/blocks/in-rows.ts'
import { Price } from '../../../components/blocks/Price.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import { choicesIn } from './block-prices.tsx'
import './ChoicesStrip.css'

type Props = BlockProps<{ kind: 'choices'; look: 'strip' }>

/** The options of a question in one strip, each with the price of an example. */
export function ChoicesStrip({ service, heading, question, example, options }: Props) {
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
