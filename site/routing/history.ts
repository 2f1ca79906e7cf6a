import { enterEntry } from './scroll-memory.ts'

/** Whether the history was sent to another entry and has not come there yet. */
let isOnItsWay = false
let timer: ReturnType<typeof setTimeout> | undefined
const waiting: (() => void)[] = []

/** The longest that the history takes to an entry, in milliseconds: to one that is not there it never comes. */
const patience = 1000

/** Hears that the history came to an entry; returns whether the entry shows what it showed before. */
let arrivalListener = () => true

/** Listens to Back, Forward and `travel`, in the place of whoever listened before. */
export function onArrival(listener: () => boolean) {
  arrivalListener = listener
}

export const isTravelling = () => isOnItsWay

/** Goes back, or forward, by so many entries. */
export function travel(by: number) {
  isOnItsWay = true
  clearTimeout(timer)
  timer = setTimeout(() => {
    isOnItsWay = false
    makeWaitingChanges()
  }, patience)
  history.go(by)
}

/** Follows the history to the entry it came to. */
export function arrive(): boolean {
  isOnItsWay = false
  clearTimeout(timer)
  return arrivalListener()
}

/**
 * Changes the history, on the way to another entry only after it came there: browsers would end on the
 * wrong one.
 */
export function changeHistory(change: () => void) {
  if (isOnItsWay) waiting.push(change)
  else change()
}

/** Makes the changes that waited for the history to come to an entry. */
export function makeWaitingChanges() {
  for (const change of waiting.splice(0)) changeHistory(change)
}

/** Adds an entry of the same page, without the hash, or changes the present one. */
export function writeEntry(how: 'push' | 'replace', state: object) {
  const address = location.pathname + location.search
  if (how === 'push') history.pushState(state, '', address)
  else history.replaceState({ ...history.state, ...state }, '', address)
  enterEntry()
}
