import type { Catalogue, Service } from '../catalogue.ts'
import type { Cents } from '../money.ts'
import { completeAnswers } from './answers.ts'
import { quote } from './quote.ts'

const noCharges = { minimum: 0, taxes: [] }

/** The price on the tile of a service: of something small, without what every visit is charged. */
export function cardPrice(catalogue: Catalogue, { id, card }: Service): Cents {
  const answers = completeAnswers(catalogue, { ...card.from, service: id })
  const { lines } = quote({ ...catalogue, charges: noCharges }, answers)
  return lines.reduce((sum, { price }) => sum + price, 0)
}
