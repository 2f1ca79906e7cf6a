import { useLayoutEffect, useRef } from 'react'
import type { Wizard } from '../rules/wizard.ts'

/**
 * A ref for the step's heading: the focus moves there, which scrolls it into view, whenever the
 * visitor goes to another step. A step that the page itself preselects leaves the focus alone.
 */
export function useFocusOnStep({ stepIndex, preset }: Wizard) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef({ stepIndex, preset })

  useLayoutEffect(() => {
    const isVisitors = before.current.stepIndex !== stepIndex && before.current.preset === preset
    before.current = { stepIndex, preset }
    if (isVisitors) heading.current?.focus()
  }, [stepIndex, preset])

  return heading
}
