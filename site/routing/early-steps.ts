/** What the quote builder showed before the client was loaded. */
interface EarlySteps {
  /** The first step that it showed, counted from 1. */
  readonly first: number
  /** Whether the visitor has since pressed something to reach another step. */
  readonly isPress: boolean
}

let early: EarlySteps | undefined

/** Whether the visitor's press causes what happens now. */
export const isPress = () => navigator.userActivation?.isActive ?? true

const keep = ({ detail }: CustomEvent<{ step: number }>) => {
  // Recorded at once: the browser may have forgotten the press by the time the client is loaded.
  early = early ? { ...early, isPress: isPress() } : { first: detail.step, isPress: false }
}

/**
 * Listens from the start of the page: the visitor may change the step before the client is loaded.
 */
export function keepEarlySteps() {
  document.addEventListener('quotestep', keep)
}

/** Returns what was shown before the client was loaded, and forgets it. */
export function takeEarlySteps(): EarlySteps | undefined {
  document.removeEventListener('quotestep', keep)
  const steps = early
  early = undefined
  return steps
}
