import { catalogue } from 'virtual:content/catalogue'
import type { Example } from '../../../content-types/named-price.ts'
import { quoteFor, type Unit, unitOf } from '../../../prices/priced-answers.ts'
import { exampleOf } from './named-price.ts'

/** An option of a question as blocks show it. */
type Choice<Option> = Option & {
  readonly name: string
  readonly of: Unit
  /** The total of the example with this option, in dollars. */
  readonly total: number
}

/** The options that a block names, each with the total of an example. */
export function choicesIn<Option extends { option: string; name?: string }>(
  service: string,
  question: string,
  options: readonly Option[],
  example: Example = {},
): readonly Choice<Option>[] {
  return options.flatMap((one) => {
    const given = exampleOf(service, { ...example, [question]: one.option })
    const unit = unitOf(catalogue, given, question)
    if (!unit) return []
    return {
      ...one,
      name: one.name ?? unit.name,
      of: unit,
      total: quoteFor(catalogue, unit.given).total,
    }
  })
}
