import { type Dispatch, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Emit } from '../../element/define-element.tsx'
import type { Catalogue } from '../../rules/company/catalogue.ts'
import { type Start, startOf } from '../../rules/engine/start.ts'
import { type Action, newService, reduce, type Wizard } from '../../rules/wizard/wizard.ts'
import { serviceEvent, type WizardContent } from '../../rules/wizard/wizard-steps.ts'
import type { QuoteSettings } from '../quote/quote-settings.ts'
import { announceChange, announceStart } from './announce.ts'
import { savedWizard, saveWizard } from './saved-wizard.ts'
import { followedLink, linkAction, useFollowedLink } from './useFollowedLink.ts'

interface WizardOptions {
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
      setWizard(wizard)
      saveWizard(key, wizard)
      // In a microtask, because the change is on the screen by then.
      queueMicrotask(() => {
        announceChange(before, wizard, content, listeners.current.emit)
        if (service) trackService(service, listeners.current.track)
      })
    },
    [key, catalogue, content],
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
