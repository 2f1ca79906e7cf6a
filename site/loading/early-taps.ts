/**
 * Indexes of the controls that were tapped or clicked before the client was loaded. The client
 * repeats these taps; a press that is still going on is started again, so that it can drag. Links,
 * disclosures and the menu work without the client.
 */
const tappedIndexes: number[] = []

/** Controls are identified by their index, because React draws a translated page again. */
const controls = () => [...document.querySelectorAll<HTMLElement>('button, input')]

function keep(event: Event) {
  const target = event.target as Element
  const control = target.closest('label')?.control ?? target.closest<HTMLElement>('button, input')
  if (!control || control.matches('[popovertarget], [type=search]')) return
  event.preventDefault()
  tappedIndexes.push(controls().indexOf(control))
}

/** A press that is still going on, such as a drag. */
let currentPress: PointerEvent | undefined

const trackPress = (event: PointerEvent) => {
  currentPress = event.type === 'pointerdown' ? event : undefined
}

const pressEvents = ['pointerdown', 'pointerup', 'pointercancel'] as const

/** Stops a form from loading another page, so that the field keeps what was typed. */
const preventSubmit = (event: Event) => event.preventDefault()

/** Starts keeping taps. */
export function keepTaps() {
  document.addEventListener('click', keep, true)
  document.addEventListener('submit', preventSubmit, true)
  for (const type of pressEvents) document.addEventListener(type, trackPress, true)
}

/** Repeats the kept taps, and stops keeping taps. */
export function replayTaps() {
  document.removeEventListener('click', keep, true)
  document.removeEventListener('submit', preventSubmit, true)
  for (const type of pressEvents) document.removeEventListener(type, trackPress, true)
  currentPress?.target?.dispatchEvent(new PointerEvent(currentPress.type, currentPress))
  for (const index of tappedIndexes.splice(0)) controls()[index]?.click()
}
