import type { Answers, Extra, Service } from './answers.ts'
import { newPricesText } from './kept-quote.ts'
import { cents, money } from './money.ts'
import { type Prices, quote } from './quote.ts'
import { hasAnswers } from './running-quote.ts'
import { hasNewPrice } from './start.ts'
import { type Action, currentStep, type Wizard } from './wizard.ts'
import { optionWords } from './words.ts'

/** One line above a step, of what became of the visitor's quote. */
export interface NewsLine {
  readonly text: string
  /** What the visitor can do about it. */
  readonly button?: { readonly label: string; readonly action: Action }
}

/** What the visitor reads above the step: what a link did, whether it has a new price, and which other quote is kept. */
export function newsLines(
  wizard: Wizard,
  prices: Prices,
  services: Readonly<Record<Service, string>>,
): NewsLine[] {
  const { answers, opened, other } = wizard
  const { id } = currentStep(wizard)
  const isNewPrice = id === 'quote' && hasNewPrice(prices, opened.code, answers)
  const lines = [
    linkLine(wizard, prices),
    isNewPrice ? { text: newPricesText(quote(prices, answers).total) } : undefined,
    // Where visitors say who they are, nothing leads elsewhere.
    other && id !== 'contact' ? otherLine(other.answers, prices, services) : undefined,
  ]
  return lines.flatMap((line) => line ?? [])
}

function linkLine(wizard: Wizard, prices: Prices): NewsLine | undefined {
  const { news } = wizard
  switch (news?.kind) {
    case 'added': {
      const { extras } = news
      const label = extras.length > 1 ? 'Take them out' : 'Take it out'
      const verb = extras.length > 1 ? 'were' : 'was'
      const text = `${pricedNames(extras, prices)} ${verb} added to your quote.`
      return { text, button: { label, action: { type: 'takeOut' } } }
    }
    case 'alreadyAdded': {
      const { extras } = news
      return { text: `${names(extras)} ${extras.length > 1 ? 'are' : 'is'} already in your quote.` }
    }
    case 'unreadableLink': {
      const sorry = 'The link is not complete, so it could not be opened.'
      return { text: hasAnswers(wizard) ? `${sorry} What you see is your own quote.` : sorry }
    }
    default:
      return undefined
  }
}

function otherLine(
  answers: Answers,
  prices: Prices,
  services: Readonly<Record<Service, string>>,
): NewsLine {
  const { total } = quote(prices, answers)
  const name = answers.service && services[answers.service]
  const priced = total > 0 ? `${name} for ${money(total * 100)}` : name
  return {
    text: `Your other quote, ${priced}, is kept.`,
    button: { label: 'Back to that quote', action: { type: 'switch' } },
  }
}

/** `Carpet Cleaning, $200,`; without an amount where it costs nothing. */
function pricedNames(extras: readonly Extra[], prices: Prices): string {
  const price = extras.reduce((sum, id) => sum + cents(prices.extraServices[id] ?? 0), 0)
  return price > 0 ? `${names(extras)}, ${money(price)},` : names(extras)
}

function names(extras: readonly Extra[]): string {
  const words = extras.map((id) => optionWords.extraServices[id])
  const last = words.pop()
  return words.length > 0 ? `${words.join(', ')} and ${last}` : `${last}`
}
