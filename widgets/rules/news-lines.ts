import type { Catalogue } from './catalogue.ts'
import { type Answers, completeAnswers, serviceOf } from './engine/answers.ts'
import { type ChosenExtra, describeExtras } from './engine/chosen-extras.ts'
import { quote } from './engine/quote.ts'
import { codeOf } from './engine/quote-code.ts'
import { readCode } from './engine/read-code.ts'
import { hasNewPrice } from './engine/start.ts'
import { newPricesText } from './kept-quote.ts'
import { money } from './money.ts'
import { hasAnswers } from './running-quote.ts'
import type { Action, Wizard } from './wizard.ts'

/** One line above a step, of what became of the visitor's quote. */
export interface NewsLine {
  readonly text: string
  /** What the visitor can do about it. */
  readonly button?: { readonly label: string; readonly action: Action }
}

/** What the visitor reads above the step: what a link did, whether it has a new price, and which other quote is kept. */
export function newsLines(catalogue: Catalogue, wizard: Wizard): NewsLine[] {
  const { other, stepId } = wizard
  const lines = [
    linkLine(catalogue, wizard),
    openedLine(catalogue, wizard),
    // Where visitors say who they are, nothing leads elsewhere.
    other && stepId !== 'contact' ? otherLine(catalogue, other.answers) : undefined,
  ]
  return lines.flatMap((line) => line ?? [])
}

function linkLine(catalogue: Catalogue, wizard: Wizard): NewsLine | undefined {
  const { news } = wizard
  const yours = hasAnswers(catalogue, wizard) ? ' What you see is your own quote.' : ''
  switch (news?.kind) {
    case 'added': {
      const { extras } = news
      const label = extras.length > 1 ? 'Take them out' : 'Take it out'
      const verb = extras.length > 1 ? 'were' : 'was'
      const text = `${pricedNames(catalogue, extras)} ${verb} added to your quote.`
      return { text, button: { label, action: { type: 'takeOut' } } }
    }
    case 'alreadyAdded': {
      const { labels } = describeExtras(catalogue, news.extras)
      return {
        text: `${inWords(labels)} ${labels.length > 1 ? 'are' : 'is'} already in your quote.`,
      }
    }
    case 'unreadableLink':
      return { text: `The link is not complete, so it could not be opened.${yours}` }
    case 'notOffered':
      return { text: `What this link asks for is no longer offered.${yours}` }
    default:
      return undefined
  }
}

/** What differs from what the link asked for that was opened, as long as the visitor has changed nothing. */
function openedLine(catalogue: Catalogue, wizard: Wizard): NewsLine | undefined {
  const { answers, stepId, opened, news } = wizard
  const { given, isPartly } = readCode(catalogue, opened.code) ?? {}
  if (!given?.service) return undefined
  if (isPartly) {
    const isJoined = news?.kind === 'added' || news?.kind === 'alreadyAdded'
    const asOpened = codeOf(catalogue, completeAnswers(catalogue, given))
    return isJoined || asOpened === codeOf(catalogue, answers)
      ? { text: 'Some of what this link asks for is no longer offered, and was left out.' }
      : undefined
  }
  const isNewPrice = stepId === 'quote' && hasNewPrice(catalogue, opened.code, answers)
  return isNewPrice ? { text: newPricesText(quote(catalogue, answers).total) } : undefined
}

function otherLine(catalogue: Catalogue, answers: Answers): NewsLine {
  const { total } = quote(catalogue, answers)
  const { name = '' } = serviceOf(catalogue, answers.service) ?? {}
  const priced = total > 0 ? `${name} for ${money(total * 100)}` : name
  return {
    text: `Your other quote, ${priced}, is kept.`,
    button: { label: 'Back to that quote', action: { type: 'switch' } },
  }
}

/** `Weeding, $38,`; without an amount where it costs nothing. */
function pricedNames(catalogue: Catalogue, extras: readonly ChosenExtra[]): string {
  const { labels, price } = describeExtras(catalogue, extras)
  return price > 0 ? `${inWords(labels)}, ${money(price)},` : inWords(labels)
}

/** `Weeding, Compost and Gutters` */
function inWords(labels: readonly string[]): string {
  const last = labels.at(-1) ?? ''
  const before = labels.slice(0, -1)
  return before.length > 0 ? `${before.join(', ')} and ${last}` : last
}
