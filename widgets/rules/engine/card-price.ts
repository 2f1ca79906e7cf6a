import type { Catalogue, Service } from '../company/catalogue.ts'
import type { Cents } from '../company/money.ts'
import { completeAnswers, fieldsOf, questionsOf } from './answers.ts'
import { quoteOf } from './quote.ts'

const noCharges = { minimum: 0, taxes: [] }

/** The price on the tile of a service: for something small, without the minimum and the taxes. */
export function cardPrice(catalogue: Catalogue, service: Service): Cents {
  const { id, card } = service
  const manyIds = questionsOf(catalogue, service)
    .flatMap(fieldsOf)
    .filter(({ kind }) => kind === 'many')
    .map((field) => field.id)
  const entries = Object.entries(card.from).map(([name, value]) => [
    name,
    manyIds.includes(name) ? [value] : value,
  ])
  const answers = completeAnswers(catalogue, { ...Object.fromEntries(entries), service: id })
  const { lines } = quoteOf({ ...catalogue, charges: noCharges }, answers)
  return lines.reduce((sum, { price }) => sum + price, 0)
}
