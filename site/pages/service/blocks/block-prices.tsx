import { catalogue } from 'virtual:content/catalogue'
import type { Dollars } from '../../../../widgets/rules/company/money.ts'
import {
  type Field,
  fieldsOf,
  questionsOf,
  serviceOf,
} from '../../../../widgets/rules/engine/answers.ts'
import { type NumeralSize, Price } from '../../../components/blocks/Price.tsx'
import type { Example } from '../../../content-schema/fields.ts'
import type { NamedPrice } from '../../../content-schema/parts.ts'
import {
  choicesOf,
  offeredAnswers,
  quoteFor,
  type Unit,
  unitOf,
} from '../../../prices/priced-answers.ts'

/* The prices that blocks name by questions and options, with what a press on them opens. */

interface Props {
  service: string
  price: NamedPrice
  size: NumeralSize
}

/** A price, with the words before and after it. */
export function PriceInWords({ service, price, size }: Props) {
  const shownPrice = priceOf(service, price)
  if (!shownPrice) return null
  const { before, after } = price
  return (
    <>
      {before && `${before} `}
      <Price dollars={shownPrice.dollars} of={shownPrice.of} size={size} />
      {after && ` ${after}`}
    </>
  )
}

/** A price as blocks show it. */
interface ShownPrice {
  readonly name: string
  readonly dollars: Dollars
  /** Opens the quote; undefined if the question is asked only after another answer. */
  readonly of: Unit | undefined
}

/** The price that a block names; without an option, the price of the cheapest one. */
export function priceOf(
  service: string,
  { question, option }: Pick<NamedPrice, 'question' | 'option'>,
): ShownPrice | undefined {
  const field = fieldsIn(service).find(({ id }) => id === question)
  const choices = field ? choicesOf(field) : []
  const [choice] = choices
    .filter(({ answer }) => option === undefined || [answer].flat().includes(option))
    .sort((one, other) => (one.price ?? 0) - (other.price ?? 0))
  if (!choice) return undefined
  const { name, answer, price: dollars = 0 } = choice
  return { name, dollars, of: unitOf(catalogue, { service, [question]: answer }, question) }
}

/** The options that a block names, each with its name and the total of an example in dollars. */
export function choicesIn<Option extends { option: string; name?: string }>(
  service: string,
  question: string,
  options: readonly Option[],
  example: Example = {},
) {
  return options.flatMap((one) => {
    const given = exampleOf(service, { ...example, [question]: one.option })
    const unit = unitOf(catalogue, given, question)
    if (!unit) return []
    const { total } = quoteFor(catalogue, unit.given)
    return { ...one, name: one.name ?? unit.name, of: unit, total }
  })
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
