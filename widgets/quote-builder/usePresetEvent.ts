import { useLayoutEffect } from 'react'
import type { Settings } from '../lead/settings.ts'
import { stepsOf } from '../rules/steps.ts'
import type { Wizard } from '../rules/wizard.ts'

/** Tells the data layer of a service that the page preselects, as of one that a visitor chooses. */
export function usePresetEvent({ answers, presetStarts }: Wizard, track: Settings['track']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an event tells of a start, not of each render.
  useLayoutEffect(() => {
    const [first] = stepsOf(answers)
    if (presetStarts > 0) track(first.event, { service: answers.service })
  }, [presetStarts])
}
