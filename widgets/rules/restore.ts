import { type Answers, count, noAnswers } from './answers.ts'
import { type Prices, quote } from './quote.ts'
import { readCode } from './quote-code.ts'
import { isService } from './service.ts'
import { oneOf } from './table.ts'
import {
  canContinue,
  missingFrom,
  newWizard,
  type Opened,
  picked,
  reduce,
  type Wizard,
} from './wizard.ts'
import { optionWords } from './words.ts'

/**
 * The wizard that was saved, made safe: anything may stand in a page's storage. An answer that is
 * unknown falls back to its default, and the step to the first one that is not answered yet, or that
 * would lead to a quote of nothing.
 */
export function restore(saved: unknown, prices: Prices): Wizard {
  const found = record(saved)
  const answers = safeAnswers(record(found.answers))
  const opened = safeOpened(record(found.opened))
  if (!answers.service) return { ...newWizard, opened }
  const savedIndex = count(found.stepIndex)
  const { total } = quote(prices, answers)
  const preset = safeCode(found.preset)
  let wizard: Wizard = { ...newWizard, answers, preset, opened }
  while (wizard.stepIndex < savedIndex && canContinue(wizard) && !missingFrom(wizard, total)) {
    wizard = reduce(wizard, { type: 'next' })
  }
  return wizard
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

/** What a value has of its own; nothing where it is no object. */
function record(value: unknown): Readonly<Record<string, unknown>> {
  return { ...Object(value) }
}
