import { type RefObject, useEffect, useRef } from 'react'
import type { NextStepsView } from './show-next-steps.tsx'

/**
 * A ref for the box in which the file at `script` draws the owner's next steps, once a lead has
 * arrived. The file is loaded only then; `view` is undefined as long as there is nothing to show.
 */
export function useNextSteps(
  script: string,
  view: NextStepsView | undefined,
): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  const leadId = view?.lead.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards of a lead are drawn once a language.
  useEffect(() => {
    if (box.current && view) draw(script, box.current, view)
  }, [script, leadId, view?.language])
  return box
}

async function draw(script: string, box: HTMLElement, view: NextStepsView): Promise<void> {
  try {
    const { showNextSteps }: typeof import('./show-next-steps.tsx') = await import(
      /* @vite-ignore */ script
    )
    showNextSteps(box, view)
  } catch {
    // The thanks are whole without them.
  }
}
