import { useLayoutEffect, useRef } from 'react'
import { focusMessage } from './focus-message.ts'

/** A ref for what the visitor is told of a form: whenever `outcomes` counts up, the focus moves there. */
export function useFocusOnOutcome(outcomes: number) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (outcomes > 0) focusMessage(box.current)
  }, [outcomes])
  return box
}
