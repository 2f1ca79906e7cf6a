import type { Catalogue, Question } from '../../../widgets/rules/company/catalogue.ts'
import { hashOf } from '../../../widgets/rules/text/hash.ts'

/** A short hash of all that a quote may charge: it changes with every amount, percent and tax. */
export function priceListHash({ services, extras, charges }: Catalogue): string {
  const steps = [...services.flatMap((service) => service.steps), extras]
  const amounts = steps.flatMap(({ questions }) => questions).flatMap(amountsOf)
  return hashOf(JSON.stringify([amounts, charges]))
}

/** The id of each answer, and what it charges. */
function amountsOf(question: Question): readonly (readonly unknown[])[] {
  switch (question.kind) {
    case 'counts':
      return question.counts.map(({ id, each }) => [id, each])
    case 'one':
      return question.options.map(({ id, price, percent }) => [id, price, percent])
    case 'many':
      return question.options.map(({ id, price }) => [id, price])
    case 'yes':
      return [[question.id, question.price]]
    case 'area':
      return question.groups.map(({ id, fee }) => [id, fee])
  }
}
