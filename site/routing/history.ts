import { enterEntry } from './scroll-memory.ts'

/** Whether the history is on its way to another entry. */
let isOnItsWay = false
let timer: ReturnType<typeof setTimeout> | undefined
const waiting: (() => void)[] = []

/**
 * How long to wait for the history to reach an entry, in milliseconds: it never reaches one that
 * does not exist.
 */
const longestTravel = 1000

/**
 * Called when the history reaches an entry; returns whether the entry shows what it showed before.
 */
let arrivalListener = () => true

/** Sets the one listener for Back, Forward and `travel`. */
export function onArrival(listener: () => boolean) {
  arrivalListener = listener
}

export const isTravelling = () => isOnItsWay

/** Goes this many entries forward, or back if negative. */
export function travel(by: number) {
  isOnItsWay = true
  clearTimeout(timer)
  timer = setTimeout(() => {
    isOnItsWay = false
    makeWaitingChanges()
  }, longestTravel)
  history.go(by)
}

/** Ends the travel, and returns what the listener returns for the entry that was reached. */
export function arrive(): boolean {
  isOnItsWay = false
  clearTimeout(timer)
  return arrivalListener()
}

/**
 * Changes the history. If it is on its way to another entry, the change waits until it gets there:
 * otherwise browsers would end on the wrong entry.
 */
export function changeHistory(change: () => void) {
  if (isOnItsWay) waiting.push(change)
  else change()
}

/** Makes the changes that waited until the history reached an entry. */
export function makeWaitingChanges() {
  for (const change of waiting.splice(0)) changeHistory(change)
}

/** Adds an entry for the same page, without the hash, or changes the current one. */
export function writeEntry(how: 'push' | 'replace', state: object) {
  const address = location.pathname + location.search
  if (how === 'push') history.pushState(state, '', address)
  else history.replaceState({ ...history.state, ...state }, '', address)
  enterEntry()
}
