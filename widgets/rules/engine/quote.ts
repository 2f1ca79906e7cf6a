import * as en from '../../words/en.ts'
import { type Say, sayInEnglish } from '../../words/say.ts'
import type {
  Catalogue,
  ChangeWords,
  Charges,
  Offer,
  OneQuestion,
  Question,
  Service,
  Step,
} from '../company/catalogue.ts'
import { conventions } from '../company/conventions.ts'
import { type Cents, cents, type Dollars, money, roundHalfUp } from '../company/money.ts'
import { type Answers, completeAnswers, fieldsOf, questionsOf } from './answers.ts'
import { shownSteps } from './shown-steps.ts'
import { chosenThings, countedThings, type Thing } from './things.ts'
import { workTimeOf } from './work-time.ts'

interface Line {
  readonly label: string
  /** Negative for a discount. */
  readonly price: Cents
}

interface TaxLine extends Line {
  /** Whether the amount is part of the total; the others come on top of it. */
  readonly isIncluded?: true
}

export interface Quote {
  readonly lines: readonly Line[]
  /** With the taxes that are included in prices, without those that are added. */
  readonly total: Dollars
  readonly taxes: readonly TaxLine[]
  /** About how long the work takes, as a sentence, if the company says so. */
  readonly workTime?: string
}

/**
 * The price of the answers, line by line: counts, changes by percent, flat prices, extras, the fee
 * of an area, and the difference to the minimum. Every percent is a percent of the service's
 * counts, so that several add up and the extras never change. A question that is not shown costs
 * nothing.
 */
export function quoteOf(catalogue: Catalogue, answers: Answers, say: Say = sayInEnglish): Quote {
  const steps = shownSteps(catalogue, answers)
  const isExtras = ({ id }: Step) => id === catalogue.extras.id
  const serviceQuestions = steps
    .filter((step) => !isExtras(step))
    .flatMap(({ questions }) => questions)
  const extras = steps.filter(isExtras).flatMap(({ questions }) => questions)

  const counted = serviceQuestions.flatMap((question) =>
    thingLines(countedThings(question, answers, say)),
  )
  const subtotal = sum(counted)
  const changes = (questions: readonly Question[]) =>
    questions.flatMap((question) => changeLines(question, answers, subtotal, say))
  const flat = (questions: readonly Question[]) =>
    questions.flatMap((question) => thingLines(chosenThings(question, answers)))
  const chosenLines = [
    ...counted,
    ...changes(serviceQuestions),
    ...flat(serviceQuestions),
    ...extras.flatMap((question) => thingLines(countedThings(question, answers, say))),
    ...changes(extras),
    ...flat(extras),
  ]
  // A quote of $0 has no fee, because nobody goes anywhere for it.
  const fees = [...serviceQuestions, ...extras].flatMap((question) => feeLines(question, answers))
  const lines = sum(chosenLines) > 0 ? [...chosenLines, ...fees] : chosenLines
  const all = [...lines, ...minimumLines(catalogue.charges, sum(lines), say)]
  const total = wholeDollars(sum(all))
  const workTime = total > 0 && workTimeOf(catalogue, answers, say)
  return {
    lines: pricedLines(all),
    total,
    taxes: pricedLines(taxLines(catalogue.charges, total)),
    ...(workTime && { workTime }),
  }
}

/** Discounts that exceed the price give no money back, and a price of a few cents is rounded up to a dollar. */
function wholeDollars(amount: Cents): Dollars {
  return amount > 0 ? Math.max(1, roundHalfUp(amount)) : 0
}

/** The price that is struck through above a total, in whole dollars, rounded down. */
export function struckPrice(total: Dollars, { struck }: Offer): Dollars {
  // In hundredths: 1.3 has no exact floating point value.
  return Math.floor((total * Math.round(struck * 100)) / 100)
}

function thingLines(things: readonly Thing[]): Line[] {
  return things.map(({ label, units, price }) => ({ label, price: units * price }))
}

function changeLines(question: Question, answers: Answers, subtotal: Cents, say: Say): Line[] {
  const option = question.kind === 'one' ? optionOf(question, answers) : undefined
  if (question.kind !== 'one' || !option?.percent) return []
  const { label, line = label, percent } = option
  const word = changeWord(question.line, percent, say)
  return [
    {
      label: say(en.priceChangedBy, { choice: line, word, percent: Math.abs(percent) }),
      price: percentOf(subtotal, percent),
    },
  ]
}

/** The word for a change, by its sign. */
function changeWord(changeWords: ChangeWords | undefined, percent: number, say: Say): string {
  const kind = percent < 0 ? 'less' : 'more'
  return changeWords?.[kind] ?? say(en.priceChange[kind])
}

function feeLines(question: Question, answers: Answers): Line[] {
  if (question.kind !== 'area') return []
  return question.groups
    .filter(({ id }) => id === answers[question.id])
    .map(({ label, line = label, fee = 0 }) => ({ label: line, price: cents(fee) }))
}

/** The difference to the minimum price of a visit; nothing for a quote of $0. */
function minimumLines({ minimum }: Charges, amount: Cents, say: Say): Line[] {
  const missing = cents(minimum) - amount
  return amount > 0 && missing > 0 ? [{ label: say(en.minimumVisit), price: missing }] : []
}

/**
 * The taxes on a total, each to the cent. An included one is a share of the total: of $120 with a
 * tax of 20 %, $100 is the net price, and $20 is 20 % of that.
 */
function taxLines({ taxes, includedTaxes = [] }: Charges, total: Dollars): TaxLine[] {
  const gross = 100 + includedTaxes.reduce((sum, { percent }) => sum + percent, 0)
  return [
    ...includedTaxes.map(({ name, percent }) => ({
      label: name,
      price: percentOf(cents(total), percent, gross),
      isIncluded: true as const,
    })),
    ...taxes.map(({ name, percent }) => ({
      label: name,
      price: percentOf(cents(total), percent),
    })),
  ]
}

/** `amount × percent ÷ whole`, to the cent, half a cent up. */
function percentOf(amount: Cents, percent: number, whole = 100): Cents {
  // In thousandths of a percent: 9.975 has no exact floating point value.
  const [part, parts] = [Math.round(percent * 1000), Math.round(whole * 1000)]
  return Math.floor((2 * amount * part + parts) / (2 * parts))
}

function optionOf({ id, options }: OneQuestion, answers: Answers) {
  return options.find((option) => option.id === answers[id])
}

/** The labels of the choices that change the price by percent, such as `Weekly`; '' if there are none. */
export function changingChoices(
  catalogue: Catalogue,
  answers: Answers,
  say: Say = sayInEnglish,
): string {
  const questions = shownSteps(catalogue, answers).flatMap((step) => step.questions)
  const labels = questions.flatMap((question) => {
    const isChanging =
      question.kind === 'one' && question.options.some(({ percent }) => percent !== undefined)
    return isChanging ? (optionOf(question, answers)?.label ?? []) : []
  })
  return labels.join(say(en.comma))
}

function sum(lines: readonly Line[]): Cents {
  return lines.reduce((amount, { price }) => amount + price, 0)
}

/** The lines with a price other than 0, frozen so that a page cannot change them. */
function pricedLines<Priced extends Line>(lines: readonly Priced[]): readonly Priced[] {
  const priced = lines.filter(({ price }) => price !== 0)
  return Object.freeze(priced.map((line) => Object.freeze(line)))
}

/** The lines as a mail has them: `label: price`, each on its own line. */
export function breakdownText(lines: readonly Line[], say: Say = sayInEnglish): string {
  return lines
    .map(({ label, price }) => say(en.billLine, { label, price: money(price, say) }))
    .join('\n')
}

/** What is said of a tax next to its amount: `plus GST`, or `includes VAT` if it is part of the total. */
export function taxText({ label, isIncluded }: TaxLine, say: Say = sayInEnglish): string {
  return say(isIncluded ? en.includesTax : en.plusTax, { tax: label })
}

/** The same, with the total, its taxes and the time of the work below. */
export function billText(quote: Quote, say: Say = sayInEnglish): string {
  const { lines, total, taxes } = quote
  return [
    breakdownText(lines, say),
    say(en.totalOf, { total: money(total * 100, say) }),
    ...taxes.map((tax) =>
      say(en.taxLine, { tax: taxText(tax, say), price: money(tax.price, say) }),
    ),
    roundingNote(quote, say),
    quote.workTime,
  ]
    .filter(Boolean)
    .join('\n')
}

/** The note next to a total that is not exactly the sum of its lines; '' if it is. */
export function roundingNote({ lines, total }: Quote, say: Say = sayInEnglish): string {
  return sum(lines) === total * 100
    ? ''
    : say(en.rounded, { currency: conventions().currency.many })
}

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
