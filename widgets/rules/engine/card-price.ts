import type { Catalogue, Service } from '../company/catalogue.ts'
import type { Cents } from '../company/money.ts'
import { completeAnswers, fieldsOf, questionsOf } from './answers.ts'
import { quote } from './quote.ts'

const noCharges = { minimum: 0, taxes: [] }

/** The price on the tile of a service: of something small, without what every visit is charged. */
export function cardPrice(catalogue: Catalogue, service: Service): Cents {
  const { id, card } = service
  const several = questionsOf(catalogue, service)
    .flatMap(fieldsOf)
    .filter(({ kind }) => kind === 'many')
    .map((field) => field.id)
  const chosen = Object.entries(card.from).map(([name, value]) => [
    name,
    several.includes(name) ? [value] : value,
  ])
  const answers = completeAnswers(catalogue, { ...Object.fromEntries(chosen), service: id })
  const { lines } = quote({ ...catalogue, charges: noCharges }, answers)
  return lines.reduce((sum, { price }) => sum + price, 0)
}
