import type { Catalogue, Count } from '../../widgets/rules/company/catalogue.ts'
import { quoteLink, quotePage } from '../../widgets/rules/embed/quote-link.ts'
import { completeAnswers, fieldsOf, highestCount } from '../../widgets/rules/engine/answers.ts'
import type { Quote } from '../../widgets/rules/engine/quote.ts'
import { codeOf, firstStepMark } from '../../widgets/rules/engine/quote-code.ts'
import { shownSteps } from '../../widgets/rules/engine/shown-steps.ts'
import { quoteFor } from './priced-answers.ts'

/** The counters that the content asks for. */
export interface WantedCounters {
  /** The id of a service. */
  readonly service: string
  readonly counts: readonly { readonly question: string; readonly start: number }[]
}

/** Counters that show a price as a visitor touches them. */
export interface Counters {
  /** The id of the service. */
  readonly service: string
  readonly counts: readonly Count[]
  /** What they begin with, in the same order. */
  readonly start: readonly number[]
}

/** How many of the first two things are counted at first. */
const usualStart = [2, 1]

/**
 * The counters that are wanted, or else the first two that the first service shows; undefined if it
 * counts nothing there.
 */
export function countersOf(catalogue: Catalogue, wanted?: WantedCounters): Counters | undefined {
  const service = wanted?.service ?? catalogue.services[0]?.id ?? ''
  const shown = shownSteps(catalogue, completeAnswers(catalogue, { service }))
    .flatMap(({ questions }) => questions)
    .flatMap(fieldsOf)
    .filter((field) => field.kind === 'count')
  const counts = wanted
    ? wanted.counts.flatMap(({ question }) => shown.find(({ id }) => id === question) ?? [])
    : shown.slice(0, usualStart.length)
  const start = wanted ? wanted.counts.map((count) => count.start) : usualStart
  return counts.length > 0 ? { service, counts, start } : undefined
}

/** The counts after a press; a count stays between 0 and its highest. */
export function afterPress(
  { counts }: Counters,
  numbers: readonly number[],
  at: number,
  by: number,
): readonly number[] {
  const most = counts[at]?.most ?? highestCount
  return numbers.map((number, index) =>
    index === at ? Math.min(most, Math.max(0, number + by)) : number,
  )
}

/** What these numbers cost, and the address where the quote goes on from them. */
export interface TouchPrice {
  /** Undefined while everything is at 0. */
  readonly quote: Quote | undefined
  /** Opens the quote builder on the service's questions, or on its first step while all is at 0. */
  readonly href: string
}

export function touchPrice(
  catalogue: Catalogue,
  { service, counts }: Counters,
  numbers: readonly number[],
): TouchPrice {
  const page = quotePage('')
  if (numbers.every((number) => number === 0)) return { quote: undefined, href: page }
  const given = {
    service,
    ...Object.fromEntries(counts.map(({ id }, at) => [id, numbers[at] ?? 0])),
  }
  const code = codeOf(catalogue, given) + firstStepMark
  return { quote: quoteFor(catalogue, given), href: quoteLink(page, code) }
}

/** The least that one of the counted things costs as a visit. */
export function leastOf(catalogue: Catalogue, { service, counts }: Counters): number {
  return Math.min(...counts.map(({ id }) => quoteFor(catalogue, { service, [id]: 1 }).total))
}
