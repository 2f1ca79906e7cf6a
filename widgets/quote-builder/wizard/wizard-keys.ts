import type { KeyboardEvent, RefObject } from 'react'
import { isWide, type useBreakdown } from '../receipt/useBreakdown.ts'

interface WizardKeysOptions {
  heading: RefObject<HTMLHeadingElement | null>
  breakdown: ReturnType<typeof useBreakdown>
  /** Whether the step has a breakdown next to it. */
  hasBreakdown: boolean
  submit(): void
}

/**
 * The key listener of the whole wizard: Escape closes the breakdown, Enter on a step's heading goes
 * on.
 */
export function wizardKeys({ heading, breakdown, hasBreakdown, submit }: WizardKeysOptions) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target, currentTarget } = event
    if (key === 'Escape' && hasBreakdown && breakdown.isOpen) {
      // Keeps a surrounding dialog open: the sheet over the step closes first.
      if (!isWide(currentTarget)) event.preventDefault()
      breakdown.show(false)
    }
    // A held Enter would race through the steps, whose headings take the focus one after the other.
    const isPressed = key === 'Enter' && !event.repeat
    if (isPressed && target === heading.current) submit()
  }
}
