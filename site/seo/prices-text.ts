import type { Catalogue, Condition, Step } from '../../widgets/rules/company/catalogue.ts'
import { conventions } from '../../widgets/rules/company/conventions.ts'
import { cents, money } from '../../widgets/rules/company/money.ts'
import { quoteLink, quotePage } from '../../widgets/rules/embed/quote-link.ts'
import {
  completeAnswers,
  type Field,
  fieldsOf,
  highestCount,
  type KnownAnswers,
} from '../../widgets/rules/engine/answers.ts'
import { exampleAnswers } from '../../widgets/rules/engine/example-answers.ts'
import { billText, quoteOf } from '../../widgets/rules/engine/quote.ts'
import { codeOf, shortName } from '../../widgets/rules/engine/quote-code.ts'
import { askedSteps, choicesOf } from '../prices/priced-answers.ts'

/** Who has these prices. */
interface Seller {
  readonly name: string
  readonly city: string
  readonly phone: string
}

/**
 * Every question and price, the order of the charges, three examples and the grammar of links, as a
 * text in Markdown for programs that read prices. `home` is the site's address.
 */
export function pricesText(catalogue: Catalogue, seller: Seller, home: string): string {
  const { name, city, phone } = seller
  const { code, many } = conventions().currency
  const page = quotePage(home)
  return [
    `# Prices of ${name}`,
    `${name}, ${city}, ${phone}. Amounts are in ${many} (${code}). The quote builder, ${page}, asks the questions below and works out prices by these rules.`,
    '## How a price is made',
    numbered(charges(catalogue)),
    ...catalogue.services.flatMap((service) => [
      `## ${service.name}`,
      `${quoteLink(page, codeOf(catalogue, { service: service.id }))} opens it; its name in a link is \`${shortName(service)}\`.`,
      list(serviceLines(askedSteps(catalogue, service))),
    ]),
    '## Examples',
    ...examples(catalogue).map((given) => {
      const link = quoteLink(page, codeOf(catalogue, given))
      const bill = billText(quoteOf(catalogue, completeAnswers(catalogue, given)))
      const service = catalogue.services.find(({ id }) => id === given.service)
      return [`${service?.name}, ${link}`, list(bill.split('\n'))].join('\n\n')
    }),
    '## Links',
    `A link is ${quoteLink(page, '')} and a code: \`2\`, the name of the service, and the answers in any order, separated by full stops. An answer is its name and its values, separated by hyphens, as \`${codeOf(catalogue, exampleAnswers(catalogue))}\`. Names and values are those in backticks above. A question that is left out stays open; where nothing has to be chosen, \`0\` means none. Letters are small.`,
    '',
  ].join('\n\n')
}

/** The rules of the engine that this catalogue needs, in their order. */
function charges(catalogue: Catalogue): string[] {
  const { services, extras } = catalogue
  const { minimum, taxes, includedTaxes = [] } = catalogue.charges
  const questions = [...services.flatMap(({ steps }) => steps), extras].flatMap(
    (step) => step.questions,
  )
  const choices = questions.flatMap(fieldsOf).flatMap(choicesOf)
  const hasPercents = choices.some(({ percent }) => percent !== undefined)
  const hasFees = questions.some(({ kind }) => kind === 'area')
  const rules = [
    'What is counted costs its price times its number. What a service counts adds up to its subtotal; the extras do not belong to it.',
    hasPercents &&
      'A percentage adds a share of that subtotal, or takes it off. Several are added up, and none changes anything else.',
    'Everything else that is chosen adds its price as it is. So do the extras.',
    hasFees && 'The fee of an area is added once, if anything is to pay.',
    minimum > 0 && `A visit costs at least ${money(cents(minimum))}.`,
    'The total is rounded to a whole number, a half up; it is at least 1 where anything is to pay, and never less than 0.',
    ...includedTaxes.map(({ name, percent }) => `${name}, ${percent} %, is part of the total.`),
    ...taxes.map(({ name, percent }) => `${name}, ${percent} % of the total, comes on top of it.`),
  ]
  return rules.filter((rule) => rule !== false)
}

/** A line for each question of these steps. */
function serviceLines(steps: readonly Step[]): string[] {
  const fields = steps.flatMap(({ questions }) => questions).flatMap(fieldsOf)
  return steps.flatMap((step) =>
    step.questions.flatMap((question) => {
      const conditions = [...(step.when ?? []), ...(question.when ?? [])]
      const when = conditions.flatMap((condition) => conditionText(fields, condition) ?? [])
      const asked = when.length > 0 ? ` (only if ${when.join(' and ')})` : ''
      return fieldsOf(question).map((field) => `${fieldText(field)}${asked}`)
    }),
  )
}

function fieldText(field: Field): string {
  const name = `\`${shortName(field)}\``
  const priced = choicesOf(field).map(({ name: label, price, percent }, at) => {
    const value =
      'options' in field ? field.options[at] : 'groups' in field ? field.groups[at] : null
    const code = value ? `\`${shortName(value)}\` ` : ''
    return `${code}${label}: ${priceText(price, percent)}`
  })
  switch (field.kind) {
    case 'count':
      return `${field.many} ${name}, 0 to ${field.most ?? highestCount}: ${money(cents(field.each))} each`
    case 'yes':
      return `${field.label} ${name}, \`1\` for yes: ${priceText(field.price)}`
    case 'one':
      return `${field.label} ${name}, one of ${priced.join('; ')}`
    case 'many':
      return `${field.label} ${name}, any of ${priced.join('; ')}`
    case 'area':
      return `${field.label} ${name}, by postal code: ${field.groups
        .map(({ begins }, at) => `${priced[at]}, where it begins with ${begins.join(', ')}`)
        .join('; ')}; ${field.outside}`
  }
}

function priceText(price = 0, percent = 0): string {
  if (percent !== 0) return `${Math.abs(percent)} % ${percent < 0 ? 'less' : 'more'}`
  return price === 0 ? 'adds nothing' : money(cents(price))
}

/** Undefined for a condition that only says which services ask it. */
function conditionText(fields: readonly Field[], condition: Condition): string | undefined {
  const nameOf = (id: string) => {
    const field = fields.find((one) => one.id === id)
    return `\`${field ? shortName(field) : id}\``
  }
  if ('count' in condition) return `${nameOf(condition.count)} is at least ${condition.atLeast}`
  if ('service' in condition) return undefined
  const [word, answers] = 'is' in condition ? ['is', condition.is] : ['is not', condition.isNot]
  const field = fields.find(({ id }) => id === condition.question)
  const values = answers.map((answer) => `\`${codeOfAnswer(field, answer)}\``)
  return `${nameOf(condition.question)} ${word} ${values.join(' or ')}`
}

function codeOfAnswer(field: Field | undefined, answer: string | boolean): string {
  if (typeof answer === 'boolean') return answer ? '1' : '0'
  const values =
    field && ('options' in field ? field.options : 'groups' in field ? field.groups : [])
  const value = values?.find(({ id }) => id === answer)
  return value ? shortName(value) : answer
}

/** Answers of three different quotes, fewer if the company offers fewer. */
function examples(catalogue: Catalogue): readonly KnownAnswers[] {
  const { services, extras } = catalogue
  const [first, ...others] = services.map(({ id }) => exampleAnswers(catalogue, id))
  const extra = extras.questions.find(({ kind }) => kind === 'many')
  if (!first) return []
  if (extra?.kind !== 'many') return [first, ...others].slice(0, 3)
  const withExtra = { ...first, [extra.id]: extra.options.slice(0, 1).map(({ id }) => id) }
  return [withExtra, ...others, first].slice(0, 3)
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

const numbered = (items: readonly string[]) =>
  items.map((item, at) => `${at + 1}. ${item}`).join('\n')
