import { type Dispatch, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Emit } from '../../element/define-element.tsx'
import { loadFromSession, removeFromSession, saveToSession } from '../../lead/session-storage.ts'
import type { Catalogue } from '../../rules/company/catalogue.ts'
import { quoteOf } from '../../rules/engine/quote.ts'
import { type Start, startOf } from '../../rules/engine/start.ts'
import { restore, stateToSave } from '../../rules/wizard/restore.ts'
import {
  type Action,
  newService,
  reduce,
  stepIndex,
  type Wizard,
} from '../../rules/wizard/wizard.ts'
import {
  numberOfSteps,
  serviceEvent,
  stepsOf,
  type WizardContent,
} from '../../rules/wizard/wizard-steps.ts'
import type { QuoteSettings } from '../quote/quote-settings.ts'
import { followedLink, linkAction, useFollowedLink } from './useFollowedLink.ts'

interface WizardOptions {
  /** The custom element. */
  host: Element
  settings: QuoteSettings
  content: WizardContent
  /** The key under which this tab saves the visitor's choices. */
  key: string
  emit: Emit
}

/**
 * The wizard's state, and the start that the page preselects. It begins as this tab last saved
 * it, unless the page or the link in its address asks for another quote; both may do so later, too.
 * Every change is saved at once, and announced as soon as it is shown.
 */
export function useWizard({
  host,
  settings,
  content,
  key,
  emit,
}: WizardOptions): [Wizard, Dispatch<Action>, Start | undefined] {
  const { catalogue } = content
  const { service, known, hasLink, track } = settings
  const preset = service ? startOf(catalogue, { ...known, service }) : undefined
  const [start] = useState(() => {
    const saved = savedWizard(key, catalogue)
    const link = hasLink ? linkAction(catalogue, followedLink()) : undefined
    const actions: Action[] = preset ? [{ type: 'preset', start: preset }] : []
    return { saved, ...applyAll(catalogue, saved, link ? [...actions, link] : actions) }
  })
  const [wizard, setWizard] = useState(start.wizard)
  const current = useRef(wizard)
  const listeners = useRef({ emit, track })
  listeners.current = { emit, track }

  const dispatch = useCallback(
    (action: Action) => {
      const before = current.current
      const { wizard, service } = applyAll(catalogue, before, [action])
      if (wizard === before) return
      current.current = wizard
      const isPreset = wizard.preset !== before.preset
      if (wizard.stepId !== before.stepId && !isPreset) dropFocus(host)
      setWizard(wizard)
      saveWizard(key, wizard)
      // In a microtask, because the change is on the screen by then.
      queueMicrotask(() => {
        announceChange(before, wizard, content, listeners.current.emit)
        if (service) trackService(service, listeners.current.track)
      })
    },
    [host, key, catalogue, content],
  )

  useLayoutEffect(() => {
    const { saved, wizard, service } = start
    // What a page preselects is not stored before the visitor has done something.
    const isChanged = wizard.opened !== saved.opened || wizard.other !== saved.other
    if (isChanged) saveWizard(key, wizard)
    if (service) trackService(service, listeners.current.track)
    // React warns of a listener that sets state while its own element is still being mounted.
    queueMicrotask(() => announceStart(wizard, content, listeners.current.emit))
  }, [start, key, content])

  // The answers and not the code, because the code leaves out questions that are not asked yet.
  const presetAnswers = JSON.stringify(preset?.answers)
  const lastPresetAnswers = useRef(presetAnswers)
  useLayoutEffect(() => {
    // A page that preselects nothing leaves what this tab has saved as it is.
    if (lastPresetAnswers.current === presetAnswers) return
    lastPresetAnswers.current = presetAnswers
    dispatch({ type: 'preset', start: preset })
  })

  useFollowedLink(hasLink, catalogue, dispatch)

  return [wizard, dispatch, preset]
}

/**
 * Takes the focus from the step that leaves, before it goes to the heading of the next. Browsers do so themselves
 * when the focused control is removed, but then lay out the step that is only half drawn.
 */
function dropFocus({ shadowRoot }: Element): void {
  const { activeElement } = shadowRoot ?? {}
  if (activeElement instanceof HTMLElement) activeElement.blur()
}

/** The wizard after some actions, and the service if they began a new quote; otherwise ''. */
function applyAll(catalogue: Catalogue, before: Wizard, actions: readonly Action[]) {
  let wizard = before
  let service = ''
  for (const action of actions) {
    const after = reduce(catalogue, wizard, action)
    service = newService(wizard, after, action) || service
    wizard = after
  }
  return { wizard, service }
}

/** Reports to the data layer a service that the page or a link chose, as if the visitor had. */
function trackService(service: string, track: QuoteSettings['track']): void {
  track(serviceEvent, { service })
}

/** Raise it when the stored shape changes its meaning; data of an older version is dropped. */
const version = 3

/** The wizard as this tab last saved it, checked because its storage may hold anything. */
function savedWizard(key: string, catalogue: Catalogue): Wizard {
  return restore(catalogue, loadFromSession(key, version))
}

/** Keeps the visitor's choices for a reload in this tab, and never anything personal. */
function saveWizard(key: string, wizard: Wizard): void {
  const saved = stateToSave(wizard)
  if (saved) saveToSession(key, version, saved)
  else removeFromSession(key)
}

/** Announces the step when the element starts, and the price if the answers were already known. */
function announceStart(wizard: Wizard, content: WizardContent, emit: Emit): void {
  announceStep(wizard, content, emit)
  if (quoteOf(content.catalogue, wizard.answers).lines.length > 0)
    announcePrice(wizard, content, emit)
}

/** Announces a step that was reached (`quotestep`), and a price that changed (`quotechange`). */
function announceChange(before: Wizard, after: Wizard, content: WizardContent, emit: Emit): void {
  const isOtherService = before.answers.service !== after.answers.service
  const linesOf = ({ answers }: Wizard) => JSON.stringify(quoteOf(content.catalogue, answers).lines)
  if (isOtherService || before.stepId !== after.stepId) announceStep(after, content, emit)
  if (isOtherService || linesOf(before) !== linesOf(after)) announcePrice(after, content, emit)
}

function announceStep(wizard: Wizard, content: WizardContent, emit: Emit): void {
  const { answers } = wizard
  const index = stepIndex(content.catalogue, wizard)
  emit('quotestep', {
    service: answers.service,
    step: index + 1,
    of: numberOfSteps(content.catalogue, answers),
    name: stepsOf(content, answers)[index]?.name ?? '',
  })
}

function announcePrice({ answers }: Wizard, { catalogue }: WizardContent, emit: Emit): void {
  const { lines, total } = quoteOf(catalogue, answers)
  emit('quotechange', { service: answers.service, total, lines })
}
