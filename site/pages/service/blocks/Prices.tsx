import { catalogue } from 'virtual:content/catalogue'
import type { Question, Step } from '../../../../widgets/rules/company/catalogue.ts'
import { percentChange } from '../../../../widgets/rules/company/money.ts'
import { fieldsOf, serviceOf } from '../../../../widgets/rules/engine/answers.ts'
import { Fact, Facts } from '../../../components/blocks/Facts.tsx'
import { SectionHead } from '../../../components/blocks/Headline.tsx'
import { Numeral, Price } from '../../../components/blocks/Price.tsx'
import { askedSteps, choicesOf, minimumText, unitOf } from '../../../prices/priced-answers.ts'
import * as words from '../../../words/site.ts'
import './Prices.css'

/** The backgrounds of the tiles, in turn. */
const grounds = ['on-tint', 'on-sand', 'on-card']

/** All that a service charges for: a tile for each step of its quote. */
export function Prices({
  service: id,
  heading,
  text,
}: Record<'service' | 'heading' | 'text', string>) {
  const service = serviceOf(catalogue, id)
  const tiles = (service ? askedSteps(catalogue, service) : [])
    .map((step) => ({ ...step, lists: listsOf(step, id) }))
    .filter(({ lists }) => lists.length > 0)
  return (
    <section className="section wrap prices-block">
      <SectionHead heading={heading} text={`${minimumText(catalogue)} ${text}`.trim()} />
      <div className="prices">
        {tiles.map(({ id, name, lists }, index) => (
          <div key={id} className={`tile ${grounds[index % grounds.length]}`}>
            <h3 className="d3">{name}</h3>
            {lists.map(({ id, label, rows }) => (
              <div key={id}>
                {lists.length > 1 && label && <h4 className="d6">{label}</h4>}
                <Facts>{rows}</Facts>
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

/** The questions of a step that cost something, each with its rows. */
function listsOf({ questions }: Step, service: string) {
  return questions
    .map((question) => ({
      id: question.id,
      label: question.kind === 'counts' || question.kind === 'yes' ? '' : question.label,
      rows: rowsOf(question, service),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/**
 * A row for each answer that has a price; a price of 0 is shown as included. A price opens the
 * quote with its answer, unless the service asks the question only after another answer.
 */
function rowsOf(question: Question, service: string) {
  return fieldsOf(question).flatMap((field) =>
    choicesOf(field)
      .filter(({ price, percent }) => price !== undefined || percent !== undefined)
      .map(({ name, answer, price, percent = 0 }) => {
        const unit = unitOf(catalogue, { service, [field.id]: answer }, field.id)
        if (!price && percent === 0)
          return (
            <Fact key={name} term={name}>
              {words.service.included}
            </Fact>
          )
        return (
          <Fact key={name} term={name}>
            {price === undefined ? (
              <Numeral size={1} of={unit}>
                {percentChange(percent)}
              </Numeral>
            ) : (
              <Price dollars={price} size={1} of={unit} />
            )}
          </Fact>
        )
      }),
  )
}
