import * as en from '../../words/en.ts'
import { type Say, sayInEnglish } from '../../words/say.ts'
import type { Catalogue } from '../company/catalogue.ts'
import { money } from '../company/money.ts'
import { type Answers, completeAnswers, serviceOf } from '../engine/answers.ts'
import { describeExtras } from '../engine/chosen-extras.ts'
import { quoteOf } from '../engine/quote.ts'
import { codeOf, readCode } from '../engine/quote-code.ts'
import { hasNewPrice } from '../engine/start.ts'
import { listed } from '../text/listed.ts'
import { newPricesText } from './kept-quote.ts'
import { hasAnswers } from './running-quote.ts'
import type { Action, Wizard } from './wizard.ts'

/** One line above a step that says what happened to the visitor's quote. */
export interface NewsLine {
  readonly text: string
  /** What the visitor can do about it. */
  readonly button?: { readonly label: string; readonly action: Action }
}

/** What the visitor reads above the step: what a link did, its new price, and which other quote is kept. */
export function newsLines(
  catalogue: Catalogue,
  wizard: Wizard,
  say: Say = sayInEnglish,
): NewsLine[] {
  const { other, stepId } = wizard
  const lines = [
    linkLine(catalogue, wizard, say),
    openedLine(catalogue, wizard, say),
    // On the contact step nothing leads the visitor elsewhere.
    other && stepId !== 'contact' ? otherLine(catalogue, other.answers, say) : undefined,
  ]
  return lines.flatMap((line) => line ?? [])
}

function linkLine(catalogue: Catalogue, wizard: Wizard, say: Say): NewsLine | undefined {
  const { news } = wizard
  const withOwnQuote = (first: string) =>
    hasAnswers(catalogue, wizard)
      ? say(en.twoSentences, { first, second: say(en.ownQuoteShown) })
      : first
  switch (news?.kind) {
    case 'added': {
      const { labels, price } = describeExtras(catalogue, news.extras)
      const values = { n: labels.length, extras: listed(labels, say), price: money(price, say) }
      return {
        text: say(price > 0 ? en.extrasAddedFor : en.extrasAdded, values),
        button: { label: say(en.takeOut, values), action: { type: 'takeOut' } },
      }
    }
    case 'alreadyAdded': {
      const { labels } = describeExtras(catalogue, news.extras)
      const values = { n: labels.length, extras: listed(labels, say) }
      return { text: say(en.extrasAlreadyAdded, values) }
    }
    case 'unreadableLink':
      return { text: withOwnQuote(say(en.linkIncomplete)) }
    case 'notOffered':
      return { text: withOwnQuote(say(en.notOffered)) }
    default:
      return undefined
  }
}

/** What differs from what the opened link asked for, as long as the visitor has changed nothing. */
function openedLine(catalogue: Catalogue, wizard: Wizard, say: Say): NewsLine | undefined {
  const { answers, stepId, opened, news } = wizard
  const { given, isPartly } = readCode(catalogue, opened.code) ?? {}
  if (!given?.service) return undefined
  if (isPartly) {
    const isJoined = news?.kind === 'added' || news?.kind === 'alreadyAdded'
    const asOpened = codeOf(catalogue, completeAnswers(catalogue, given))
    return isJoined || asOpened === codeOf(catalogue, answers)
      ? { text: say(en.partlyOffered) }
      : undefined
  }
  const isNewPrice = stepId === 'quote' && hasNewPrice(catalogue, opened.code, answers)
  return isNewPrice ? { text: newPricesText(quoteOf(catalogue, answers).total, say) } : undefined
}

function otherLine(catalogue: Catalogue, answers: Answers, say: Say): NewsLine {
  const { total } = quoteOf(catalogue, answers)
  const { name = '' } = serviceOf(catalogue, answers.service) ?? {}
  return {
    text: say(total > 0 ? en.otherQuoteFor : en.otherQuote, {
      service: name,
      total: money(total * 100, say),
    }),
    button: { label: say(en.backToOther), action: { type: 'switch' } },
  }
}
