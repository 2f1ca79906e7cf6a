import { knowsCommands } from '../routing/commands.ts'

/**
 * Taps and clicks on controls that only the client can answer. They are kept until it is there, and
 * then made again; a press that lasts is begun again, so that what it drags follows. Links, disclosures
 * and, where the browser knows them, buttons with a `command` answer by themselves.
 */
const kept: number[] = []

/** Known by their place: on a translated page React writes them anew. */
const controls = () => [...document.querySelectorAll<HTMLElement>('button, input')]

function keep(event: Event) {
  const target = event.target as Element
  const control = target.closest('label')?.control ?? target.closest<HTMLElement>('button, input')
  if (!control || control.matches(knowsCommands() ? '[command], [type=search]' : '[type=search]'))
    return
  event.preventDefault()
  kept.push(controls().indexOf(control))
}

/** A press that goes on, as one that drags. */
let lasting: PointerEvent | undefined

const press = (event: PointerEvent) => {
  lasting = event.type === 'pointerdown' ? event : undefined
}

const presses = ['pointerdown', 'pointerup', 'pointercancel'] as const

/** What was typed stays in the field. */
const stay = (event: Event) => event.preventDefault()

/** Starts keeping them. */
export function keepTaps() {
  document.addEventListener('click', keep, true)
  document.addEventListener('submit', stay, true)
  for (const type of presses) document.addEventListener(type, press, true)
}

/** Makes them again, and keeps no more. */
export function replayTaps() {
  document.removeEventListener('click', keep, true)
  document.removeEventListener('submit', stay, true)
  for (const type of presses) document.removeEventListener(type, press, true)
  lasting?.target?.dispatchEvent(new PointerEvent(lasting.type, lasting))
  for (const place of kept.splice(0)) controls()[place]?.click()
}
