/** What the quote builder showed before the client was there. */
interface EarlySteps {
  /** The step that it showed first, from 1. */
  readonly first: number
  /** Whether the visitor pressed since to come to another. */
  readonly isPress: boolean
}

let early: EarlySteps | undefined

/** Whether what happens now follows from a press of the visitor. */
export const isPress = () => navigator.userActivation?.isActive ?? true

const keep = ({ detail }: CustomEvent<{ step: number }>) => {
  // Noted as it happens: by the time the client is there, the browser may have forgotten the press.
  early = early ? { ...early, isPress: isPress() } : { first: detail.step, isPress: false }
}

/** Listens from the start of the page: the visitor may be a step further before the client is there. */
export function keepEarlyStep() {
  document.addEventListener('quotestep', keep)
}

/** What was shown before, once. */
export function takeEarlySteps(): EarlySteps | undefined {
  document.removeEventListener('quotestep', keep)
  const steps = early
  early = undefined
  return steps
}
