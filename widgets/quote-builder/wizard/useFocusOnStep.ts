import { useLayoutEffect, useRef } from 'react'
import type { Wizard } from '../../rules/wizard/wizard.ts'

/**
 * A ref for the step's heading: the focus moves there, which scrolls it into view, whenever the
 * visitor goes to another step or quote. Preselection by the page does not move the focus.
 */
export function useFocusOnStep({ stepId, answers, preset }: Wizard) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { service } = answers
  const before = useRef({ stepId, service, preset })

  useLayoutEffect(() => {
    const was = before.current
    before.current = { stepId, service, preset }
    const isElsewhere = was.stepId !== stepId || was.service !== service
    if (isElsewhere && was.preset === preset) heading.current?.focus()
  }, [stepId, service, preset])

  return heading
}
