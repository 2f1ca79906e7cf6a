import { type Answers, count, noAnswers } from './answers.ts'
import { stepToShow } from './go-to.ts'
import { type Prices, quote } from './quote.ts'
import { readCode } from './quote-code.ts'
import type { Draft, News } from './running-quote.ts'
import { isService } from './service.ts'
import { oneOf, ownOf } from './table.ts'
import { newWizard, type Opened, picked, type Wizard } from './wizard.ts'
import { optionWords } from './words.ts'

/** What of a wizard is kept for a reload, which is nothing personal; undefined for nothing. */
export function savable(wizard: Wizard): object | undefined {
  const { answers, stepIndex, preset, other, news, opened, isSent } = wizard
  if (answers.service && !isSent) return { answers, stepIndex, preset, other, news, opened }
  // Without the link that was opened a reload would open it again.
  return opened.code ? { opened } : undefined
}

/** The wizard that was saved, made safe: anything may stand in a page's storage. */
export function restore(saved: unknown, prices: Prices): Wizard {
  const found = record(saved)
  const opened = safeOpened(record(found.opened))
  const draft = safeDraft(found, prices)
  if (!draft) return { ...newWizard, opened }
  return {
    ...newWizard,
    ...draft,
    preset: safeCode(found.preset),
    other: safeDraft(record(found.other), prices),
    news: safeNews(record(found.news), draft.answers, prices),
    opened,
  }
}

/**
 * A quote: an answer that is unknown falls back to its default, and the step to the first one that is
 * not answered yet, or that would lead to a quote of nothing. Undefined without a service.
 */
function safeDraft(found: Readonly<Record<string, unknown>>, prices: Prices): Draft | undefined {
  const answers = safeAnswers(record(found.answers))
  if (!answers.service) return undefined
  const { total } = quote(prices, answers)
  const step = stepToShow({ ...newWizard, answers }, total, count(found.stepIndex) + 1)
  return { answers, stepIndex: step - 1 }
}

/** What a link did to these answers. That one was unreadable is read from the address again. */
function safeNews(
  { kind, extras, stepIndex }: Readonly<Record<string, unknown>>,
  answers: Answers,
  prices: Prices,
): News | undefined {
  const known = someOf(optionWords.extraServices, extras)
  if (known.length === 0) return undefined
  if (kind === 'alreadyAdded') return { kind, extras: known }
  const before = safeDraft({ answers, stepIndex }, prices)
  return kind === 'added' && before
    ? { kind, extras: known, stepIndex: before.stepIndex }
    : undefined
}

function safeOpened({ code, entry }: Readonly<Record<string, unknown>>): Opened {
  return { code: safeCode(code), entry: typeof entry === 'string' ? entry : '' }
}

function safeCode(code: unknown): string {
  return typeof code === 'string' && readCode(code) ? code : ''
}

function safeAnswers(given: Readonly<Record<string, unknown>>): Answers {
  return {
    ...noAnswers,
    service: isService(given.service) ? given.service : '',
    bedrooms: count(given.bedrooms),
    bathrooms: count(given.bathrooms),
    livingRooms: count(given.livingRooms),
    kitchens: count(given.kitchens),
    officeCount: count(given.officeCount),
    restrooms: count(given.restrooms),
    commonAreas: count(given.commonAreas),
    windowCount: count(given.windowCount),
    ...picked('frequency', given.frequency),
    ...picked('turnaround', given.turnaround),
    ...picked('buildingType', given.buildingType),
    ...picked('drivewaySize', given.drivewaySize),
    extraServices: someOf(optionWords.extraServices, given.extraServices),
    additionalSurfaces: someOf(optionWords.additionalSurfaces, given.additionalSurfaces),
  }
}

function someOf<Id extends string>(known: Readonly<Record<Id, string>>, ids: unknown): Id[] {
  if (!Array.isArray(ids)) return []
  const safe = ids.flatMap((id) => oneOf(known, id) ?? [])
  return [...new Set(safe)]
}

/** The own properties of a value; none where it is not an object. */
function record(value: unknown): Readonly<Record<string, unknown>> {
  return ownOf(Object(value))
}
