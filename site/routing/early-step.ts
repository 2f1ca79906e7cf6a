/** The step that the quote builder showed first, from 1. */
let first: number | undefined

const keep = ({ detail }: CustomEvent<{ step: number }>) => {
  first ??= detail.step
}

/** Listens from the start of the page: the visitor may be a step further before the client is there. */
export function keepEarlyStep() {
  document.addEventListener('quotestep', keep)
}

/** The step that was shown first, once. */
export function takeEarlyStep(): number | undefined {
  document.removeEventListener('quotestep', keep)
  const step = first
  first = undefined
  return step
}
