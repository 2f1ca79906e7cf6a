import * as words from '../../words/price.ts'
import type {
  Catalogue,
  ChangeWords,
  Charges,
  Offer,
  OneQuestion,
  Question,
  Step,
} from '../company/catalogue.ts'
import { conventions } from '../company/conventions.ts'
import { type Cents, cents, type Dollars, money, roundHalfUp } from '../company/money.ts'
import { type Answers, chosenIds, count } from './answers.ts'
import { shownSteps } from './shown-steps.ts'

export interface Line {
  readonly label: string
  /** Negative for a discount. */
  readonly price: Cents
}

export interface Quote {
  readonly lines: readonly Line[]
  /** Before taxes. */
  readonly total: Dollars
  /** Charged on the total, and not part of it. */
  readonly taxes: readonly Line[]
}

/**
 * The price of the answers, line by line: what is counted, what changes that by percents, flat prices, extras, the
 * fee of an area, and what is missing to a minimum. Every percent is one of what the service counts, so that several
 * add up and extras are never changed. What is not shown costs nothing.
 */
export function quote(catalogue: Catalogue, answers: Answers): Quote {
  const steps = shownSteps(catalogue, answers)
  const isExtras = ({ id }: Step) => id === catalogue.extras.id
  const own = steps.filter((step) => !isExtras(step)).flatMap(({ questions }) => questions)
  const extras = steps.filter(isExtras).flatMap(({ questions }) => questions)

  const counted = own.flatMap((question) => countLines(question, answers))
  const subtotal = sum(counted)
  const changes = (questions: readonly Question[]) =>
    questions.flatMap((question) => changeLines(question, answers, subtotal))
  const flat = (questions: readonly Question[]) =>
    questions.flatMap((question) => flatLines(question, answers))
  const wanted = [
    ...counted,
    ...changes(own),
    ...flat(own),
    ...extras.flatMap((question) => countLines(question, answers)),
    ...changes(extras),
    ...flat(extras),
  ]
  // Nobody goes anywhere for nothing: a quote of nothing stays one.
  const fees = [...own, ...extras].flatMap((question) => feeLines(question, answers))
  const lines = sum(wanted) > 0 ? [...wanted, ...fees] : wanted
  const all = [...lines, ...minimumLines(catalogue.charges, sum(lines))]
  const total = wholeDollars(sum(all))
  return { lines: charged(all), total, taxes: charged(taxLines(catalogue.charges, total)) }
}

/** Discounts that add up to more than all that is counted are no money back, and what costs a little is not for nothing. */
function wholeDollars(amount: Cents): Dollars {
  return amount > 0 ? Math.max(1, roundHalfUp(amount)) : 0
}

/** The price that is struck through above a total, in whole dollars, rounded down. */
export function struckPrice(total: Dollars, { struck }: Offer): Dollars {
  // In hundredths: 1.3 has no exact floating point value.
  return Math.floor((total * Math.round(struck * 100)) / 100)
}

function countLines(question: Question, answers: Answers): Line[] {
  if (question.kind !== 'counts') return []
  return question.counts.map(({ id, one, many, each, most }) => {
    const counted = count(answers[id], most)
    return { label: `${counted} ${counted === 1 ? one : many}`, price: counted * cents(each) }
  })
}

function changeLines(question: Question, answers: Answers, subtotal: Cents): Line[] {
  const option = question.kind === 'one' ? optionOf(question, answers) : undefined
  if (question.kind !== 'one' || !option?.percent) return []
  const { label, line = label, percent } = option
  const word = changeWord(question.line, percent)
  return [
    {
      label: words.changeBy(line, word, Math.abs(percent)),
      price: percentOf(subtotal, percent),
    },
  ]
}

/** What a change is called by its sign. */
function changeWord(given: ChangeWords | undefined, percent: number): string {
  const { less, more } = given ?? words.change
  return percent < 0 ? less : more
}

function flatLines(question: Question, answers: Answers): Line[] {
  switch (question.kind) {
    case 'one':
    case 'many':
      return question.options
        .filter(({ id }) => chosenIds(answers[question.id]).includes(id))
        .map(({ label, line = label, price = 0 }) => ({ label: line, price: cents(price) }))
    case 'yes': {
      const { id, label, line = label, price = 0 } = question
      return answers[id] === true ? [{ label: line, price: cents(price) }] : []
    }
    default:
      return []
  }
}

function feeLines(question: Question, answers: Answers): Line[] {
  if (question.kind !== 'area') return []
  return question.groups
    .filter(({ id }) => id === answers[question.id])
    .map(({ label, line = label, fee = 0 }) => ({ label: line, price: cents(fee) }))
}

/** What is missing to the price of the shortest visit; nothing where nothing is wanted. */
function minimumLines({ minimum }: Charges, asked: Cents): Line[] {
  const missing = cents(minimum) - asked
  return asked > 0 && missing > 0 ? [{ label: words.minimumVisit, price: missing }] : []
}

function taxLines({ taxes }: Charges, total: Dollars): Line[] {
  return taxes.map(({ name, percent }) => ({
    label: name,
    price: percentOf(cents(total), percent),
  }))
}

/** To the cent, half a cent up. */
function percentOf(amount: Cents, percent: number): Cents {
  // In thousandths of a percent: 9.975 has no exact floating point value.
  return Math.floor((amount * Math.round(percent * 1000) + 50_000) / 100_000)
}

function optionOf({ id, options }: OneQuestion, answers: Answers) {
  return options.find((option) => option.id === answers[id])
}

/** What the choices that change the price by percents are called, such as `Weekly`; '' where there are none. */
export function changingChoices(catalogue: Catalogue, answers: Answers): string {
  const questions = shownSteps(catalogue, answers).flatMap((step) => step.questions)
  const labels = questions.flatMap((question) => {
    const isChanging =
      question.kind === 'one' && question.options.some(({ percent }) => percent !== undefined)
    return isChanging ? (optionOf(question, answers)?.label ?? []) : []
  })
  return labels.join(', ')
}

function sum(lines: readonly Line[]): Cents {
  return lines.reduce((amount, { price }) => amount + price, 0)
}

/** The lines that come to something, safe to hand to a page. */
function charged(lines: readonly Line[]): readonly Line[] {
  const priced = lines.filter(({ price }) => price !== 0)
  return Object.freeze(priced.map((line) => Object.freeze(line)))
}

/** The lines as a mail carries them: `label: price`, one a line. */
export function breakdownText(lines: readonly Line[]): string {
  return lines.map(({ label, price }) => `${label}: ${money(price)}`).join('\n')
}

/** The same, with the total and the taxes on it below. */
export function billText(quote: Quote): string {
  const { lines, total, taxes } = quote
  return [
    breakdownText(lines),
    `${words.totalLabel} ${money(total * 100)}`,
    ...taxes.map(({ label, price }) => `${words.plus(label)} ${money(price)}`),
    roundingNote(quote),
  ]
    .filter(Boolean)
    .join('\n')
}

/** What is said next to a total that its lines do not come to exactly; '' where they do. */
export function roundingNote({ lines, total }: Quote): string {
  return sum(lines) === total * 100 ? '' : words.rounded(conventions().currency.many)
}
