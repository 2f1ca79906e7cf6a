/**
 * Taps and clicks on controls that only the client can answer. They are kept until it is there, and
 * then made again; links, disclosures and buttons with a `command` answer by themselves.
 */
const kept: number[] = []

/** Known by their place: on a translated page React writes them anew. */
const controls = () => [...document.querySelectorAll<HTMLElement>('button, input')]

function keep(event: Event) {
  const target = event.target as Element
  const control = target.closest('label')?.control ?? target.closest<HTMLElement>('button, input')
  if (!control || control.matches('[command], [type=search]')) return
  event.preventDefault()
  kept.push(controls().indexOf(control))
}

/** What was typed stays in the field. */
const stay = (event: Event) => event.preventDefault()

/** Starts keeping them. */
export function keepTaps() {
  document.addEventListener('click', keep, true)
  document.addEventListener('submit', stay, true)
}

/** Makes them again, and keeps no more. */
export function replayTaps() {
  document.removeEventListener('click', keep, true)
  document.removeEventListener('submit', stay, true)
  for (const place of kept.splice(0)) controls()[place]?.click()
}
