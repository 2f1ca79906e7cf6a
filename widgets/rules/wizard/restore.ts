import type { Catalogue } from '../company/catalogue.ts'
import { completeAnswers } from '../engine/answers.ts'
import { safeExtras } from '../engine/chosen-extras.ts'
import { readCode } from '../engine/quote-code.ts'
import { ownProperties } from '../text/table.ts'
import type { Draft, News } from './running-quote.ts'
import { newWizard, type OpenedLink, stepToShow, type Wizard } from './wizard.ts'
import { stepIds } from './wizard-steps.ts'

/** What is kept of a wizard for a reload, without anything personal; undefined if there is nothing to keep. */
export function stateToSave(wizard: Wizard): object | undefined {
  const { answers, stepId, preset, other, news, opened, isSent } = wizard
  if (answers.service && !isSent) return { answers, stepId, preset, other, news, opened }
  // Without the opened link, a reload would open it again.
  return opened.code ? { opened } : undefined
}

/** The saved wizard, made safe: a page's storage may hold anything. */
export function restore(catalogue: Catalogue, saved: unknown): Wizard {
  const found = record(saved)
  const opened = safeOpened(catalogue, record(found.opened))
  const draft = safeDraft(catalogue, found)
  if (!draft) return { ...newWizard, opened }
  return {
    ...newWizard,
    ...draft,
    preset: safeCode(catalogue, found.preset),
    other: safeDraft(catalogue, record(found.other)),
    news: safeNews(catalogue, record(found.news), draft),
    opened,
  }
}

/**
 * The saved answers and step, made safe: an unknown answer is replaced by its default. The step is the
 * saved one, or an earlier one that still needs an answer, if only because the total would be $0.
 * Undefined without a service.
 */
function safeDraft(
  catalogue: Catalogue,
  found: Readonly<Record<string, unknown>>,
): Draft | undefined {
  const answers = completeAnswers(catalogue, record(found.answers))
  if (!answers.service) return undefined
  const steps = stepIds(catalogue, answers)
  const { stepId } = found
  const saved = typeof stepId === 'string' ? steps.indexOf(stepId) : -1
  const step = stepToShow(catalogue, { ...newWizard, answers }, Math.max(0, saved) + 1)
  return { answers, stepId: steps[step - 1] ?? 'service' }
}

/** What a link did to this draft. That a link is unreadable is dropped: the reload reads that link again. */
function safeNews(
  catalogue: Catalogue,
  { kind, extras, stepId }: Readonly<Record<string, unknown>>,
  { answers }: Draft,
): News | undefined {
  const known = safeExtras(catalogue, extras)
  if (known.length === 0) return undefined
  if (kind === 'alreadyAdded') return { kind, extras: known }
  const stepBefore = safeDraft(catalogue, { answers, stepId })?.stepId
  return kind === 'added' && stepBefore ? { kind, extras: known, stepId: stepBefore } : undefined
}

function safeOpened(
  catalogue: Catalogue,
  { code, entry }: Readonly<Record<string, unknown>>,
): OpenedLink {
  return { code: safeCode(catalogue, code), entry: typeof entry === 'string' ? entry : '' }
}

function safeCode(catalogue: Catalogue, code: unknown): string {
  return typeof code === 'string' && readCode(catalogue, code) ? code : ''
}

/** The value's own properties; none if it is not an object. */
function record(value: unknown): Readonly<Record<string, unknown>> {
  return ownProperties(Object(value))
}
