import { catalogue } from 'virtual:content/catalogue'
import type { Dollars } from '../../../../widgets/rules/company/money.ts'
import {
  type Field,
  fieldsOf,
  questionsOf,
  serviceOf,
} from '../../../../widgets/rules/engine/answers.ts'
import type { Example, NamedPrice } from '../../../content-types/named-price.ts'
import { choicesOf, offeredAnswers, type Unit, unitOf } from '../../../prices/priced-answers.ts'

/** A price as blocks show it. */
interface ShownPrice {
  readonly name: string
  readonly dollars: Dollars
  /** Opens the quote; undefined if the question is asked only after another answer. */
  readonly of: Unit | undefined
}

/** The price that a block names; without an option, the price of the cheapest one. */
export function priceOf(service: string, { question, option }: NamedPrice): ShownPrice | undefined {
  const field = fieldsIn(service).find(({ id }) => id === question)
  const choices = field ? choicesOf(field) : []
  const [choice] = choices
    .filter(({ answer }) => option === undefined || [answer].flat().includes(option))
    .sort((one, other) => (one.price ?? 0) - (other.price ?? 0))
  if (!choice) return undefined
  const { name, answer, price: dollars = 0 } = choice
  return { name, dollars, of: unitOf(catalogue, { service, [question]: answer }, question) }
}

/** The answers of an example, without those that the service does not offer. */
export function exampleOf(service: string, example: Example) {
  const fields = fieldsIn(service)
  const isMany = (id: string) => fields.find((field) => field.id === id)?.kind === 'many'
  const answers = Object.entries(example).map(([id, value]) => [id, isMany(id) ? [value] : value])
  return offeredAnswers(catalogue, { service, ...Object.fromEntries(answers) })
}

function fieldsIn(id: string): readonly Field[] {
  const service = serviceOf(catalogue, id)
  return service ? questionsOf(catalogue, service).flatMap(fieldsOf) : []
}
