import { catalogue } from 'virtual:content/catalogue'
import { codeInHash } from '../../widgets/rules/embed/quote-link.ts'
import { extrasAlone } from '../../widgets/rules/wizard/running-quote.ts'
import type { QuoteBuilderElement } from '../../widgets/types/quote-builder.js'
import { isPress, takeEarlySteps } from './early-step.ts'
import { isTravelling, onArrival, travel, writeEntry } from './history.ts'
import {
  moveAfter,
  type RunEnd,
  type StepEntry,
  type StepEvent,
  stepEntryOf,
} from './step-entry.ts'
import { tidyPath } from './tidy-path.ts'

type Place = Pick<StepEntry, 'run' | 'depth'>

/** How the runs ended whose quote was sent, or gave way to another. */
const ends = new Map<string, RunEnd>()
let runs = 0

/** The quote builder that is on the page, from its first step on. */
let widget: QuoteBuilderElement | undefined
/** The entry of the quote builder that the visitor is on, for as long as it is there. */
let last: StepEntry | undefined
/** Whether the link in the address has begun another quote. */
let hasOtherQuote = false
/** The entry that the history was sent to. */
let target: Place | undefined

const newRun = () => `${performance.timeOrigin}-run-${runs++}`
const isHere = () => tidyPath(location.pathname) === '/quote-builder'
const presentEntry = () => stepEntryOf(history.state)
const endOf = (entry: StepEntry | undefined) => entry && ends.get(entry.run)

/** The state of an entry in which the quote builder opens with this step, from 1, if its answers allow it. */
export const entryOfStep = (step: number): StepEntry => ({ run: newRun(), step, depth: 0 })

/**
 * Gives each step of the quote builder its entry in the history, so that Back is a step back. Returns what
 * ends it, for the time when the element is no longer on the page.
 */
export function followSteps(element: QuoteBuilderElement): () => void {
  const listening = new AbortController()
  const onStep = (step: number) => {
    // For some minutes after a release, the browser may still keep the script of the one before.
    if (!isHere() || !('goTo' in element)) return
    if (!widget) begin(element, step)
    else if (!addsExtras()) follow({ type: 'step', step, isPress: isPress() })
  }
  element.addEventListener('quotestep', ({ detail }) => onStep(detail.step), listening)
  let submitted: Place | undefined
  const onSubmit = () => {
    // It is left from there, even if the visitor has just pressed Back.
    submitted = (isTravelling() && target) || presentEntry()
    endRun(submitted)
  }
  element.addEventListener('quotesubmit', onSubmit, listening)
  // By then the visitor may have begun another quote.
  element.addEventListener('quotesent', () => endRun(submitted ?? presentEntry()), listening)
  element.addEventListener('quotechange', noteOtherQuote, listening)
  // By then the quote of a link is open. Its step is announced only where it is another one.
  addEventListener('hashchange', () => setTimeout(followLink), listening)
  onArrival(arrive)
  // The widget may have been there before this page's script.
  if (element.quotestep) onStep(element.quotestep.step)
  return () => {
    listening.abort()
    widget = undefined
    last = undefined
  }
}

/** The quote builder shows its first step: that of the entry, where there is one. */
function begin(element: QuoteBuilderElement, present: number) {
  widget = element
  const early = takeEarlySteps()
  const first = early?.first ?? present
  if (isTravelling()) return
  const entry = presentEntry()
  if (!entry) follow({ type: 'step', step: first, isPress: false })
  if (entry && first === present) {
    follow({ type: 'arrival', step: showStepOf(entry, element), from: undefined })
  } else {
    follow({ type: 'step', step: present, isPress: early?.isPress ?? false })
  }
  // The quote of the link is open: a reload would open it once more.
  if (codeInHash(location.hash)) writeEntry('replace', {})
}

/** Does what an event means for the history. Returns whether that is nothing. */
function follow(event: StepEvent): boolean {
  // What is shown is compared with the entry when the history has come there.
  if (isTravelling()) return false
  const entry = presentEntry()
  // A link or the page's address has begun another quote.
  if (event.type === 'step' && !entry) endRun(last)
  const end = endOf(entry)
  const move = moveAfter(event, entry, end, newRun())
  if (move.type === 'travel') {
    target = entry && { run: entry.run, depth: entry.depth + move.by }
    travel(move.by)
  } else if (move.type !== 'stay') {
    if (entry && end) ends.set(entry.run, { ...end, heir: move.entry.run })
    writeEntry(move.type, move.entry)
  }
  last = presentEntry()
  return move.type === 'stay'
}

/** The history came to an entry. Returns whether the visitor finds there what they left. */
function arrive(): boolean {
  const sentTo = target
  target = undefined
  if (!isHere()) {
    last = undefined
    return true
  }
  const entry = presentEntry()
  const isOver = endOf(entry) !== undefined
  if (entry && isOver && (!widget || entry.depth > 0)) {
    return follow({ type: 'arrival', step: 1, from: last })
  }
  if (!widget) {
    // Where the page is not shown yet, it begins with the entry.
    last = entry
    return true
  }
  const present = widget.quotestep?.step ?? 1
  if (!entry) {
    // The quote builder has yet to read the link.
    if (codeInHash(location.hash)) return true
    return follow({ type: 'arrival', step: present, from: location.hash ? last : undefined })
  }
  const isOurs = entry.run === sentTo?.run && entry.depth === sentTo.depth
  const step = isOurs && !isOver ? present : showStepOf(entry, widget)
  if (!isOurs) return follow({ type: 'arrival', step, from: last })
  follow({ type: 'step', step, isPress: isPress() })
  return false
}

/** Shows the step of an entry, or the first one if its run is over. Returns the step that is shown now. */
function showStepOf(entry: StepEntry, element: QuoteBuilderElement): number {
  const shown = element.goTo(endOf(entry) ? 1 : entry.step)
  if (shown > 0) return shown
  // The thanks are shown in its place: Back from them is a new quote.
  element.reset()
  return 1
}

/** Whether the visitor followed a link that adds extras to their quote. */
const addsExtras = () =>
  !presentEntry() && extrasAlone(catalogue, codeInHash(location.hash)).length > 0

function noteOtherQuote() {
  if (!presentEntry() && !addsExtras()) hasOtherQuote = true
}

/** The quote builder that is on the page has read the link in the address. */
function followLink() {
  const isOther = hasOtherQuote
  hasOtherQuote = false
  const step = widget?.quotestep?.step
  if (!step || !isHere() || presentEntry()) return
  if (isOther || endOf(last)) follow({ type: 'step', step, isPress: false })
  else follow({ type: 'arrival', step, from: last })
}

/** From now on Back does not lead to the steps of the run that the place is in. */
function endRun(place: Place | undefined) {
  if (place && !ends.has(place.run)) ends.set(place.run, { depth: place.depth })
}
