import { catalogue } from 'virtual:content/catalogue'
import { codeInHash } from '../../widgets/rules/embed/quote-link.ts'
import { extrasAlone } from '../../widgets/rules/wizard/running-quote.ts'
import type { QuoteBuilderElement } from '../../widgets/types/quote-builder.js'
import { isPress, takeEarlySteps } from './early-steps.ts'
import { isTravelling, onArrival, travel, writeEntry } from './history.ts'
import {
  moveAfter,
  type RunEnd,
  type StepEntry,
  type StepEvent,
  stepEntryOf,
} from './step-history-rules.ts'
import { tidyPath } from './tidy-path.ts'

type RunEntry = Pick<StepEntry, 'run' | 'depth'>

/** How each ended run ended, by the id of the run. */
const ends = new Map<string, RunEnd>()
let runs = 0

/** The quote builder on the page, once it has shown its first step. */
let quoteBuilder: QuoteBuilderElement | undefined
/**
 * The last entry that the visitor was on; undefined while the quote builder is not on the page.
 */
let last: StepEntry | undefined
/** Whether the link in the address has started another quote. */
let hasOtherQuote = false
/** The entry that the history is travelling to. */
let target: RunEntry | undefined

const newRun = () => `${performance.timeOrigin}-run-${runs++}`
const isHere = () => tidyPath(location.pathname) === '/quote-builder'
const presentEntry = () => stepEntryOf(history.state)
const endOf = (entry: StepEntry | undefined) => entry && ends.get(entry.run)

/**
 * The state of an entry that opens the quote builder at this step (from 1), if its answers allow
 * it.
 */
export const entryOfStep = (step: number): StepEntry => ({ run: newRun(), step, depth: 0 })

/**
 * Gives each step of the quote builder its own history entry, so that Back goes one step back.
 * Returns a function that stops this, to call when the element is removed from the page.
 */
export function followSteps(element: QuoteBuilderElement): () => void {
  const controller = new AbortController()
  const onStep = (step: number) => {
    // For some minutes after a release, the browser may still cache the script of the previous one.
    if (!isHere() || !('goTo' in element)) return
    if (!quoteBuilder) begin(element, step)
    else if (!addsExtras()) follow({ type: 'step', step, isPress: isPress() })
  }
  element.addEventListener('quotestep', ({ detail }) => onStep(detail.step), controller)
  let submitted: RunEntry | undefined
  const onSubmit = () => {
    // If the visitor has just gone back, the history may still be on its way to the entry of this
    // step.
    submitted = (isTravelling() && target) || presentEntry()
    endRun(submitted)
  }
  element.addEventListener('quotesubmit', onSubmit, controller)
  // By the time it is sent, the visitor may have started another quote.
  element.addEventListener('quotesent', () => endRun(submitted ?? presentEntry()), controller)
  element.addEventListener('quotechange', noteOtherQuote, controller)
  // After the timeout the quote of the link is open. The quote builder announces its step only if it
  // changed.
  addEventListener('hashchange', () => setTimeout(followLink), controller)
  onArrival(arrive)
  // The quote builder may have loaded before the script of this page.
  if (element.quotestep) onStep(element.quotestep.step)
  return () => {
    controller.abort()
    quoteBuilder = undefined
    last = undefined
  }
}

/** Called at the first step; makes the quote builder show the step of the entry, if it has one. */
function begin(element: QuoteBuilderElement, currentStep: number) {
  quoteBuilder = element
  const early = takeEarlySteps()
  const firstStep = early?.first ?? currentStep
  if (isTravelling()) return
  const entry = presentEntry()
  if (!entry) follow({ type: 'step', step: firstStep, isPress: false })
  if (entry && firstStep === currentStep) {
    follow({ type: 'arrival', step: showStepOf(entry, element), from: undefined })
  } else {
    follow({ type: 'step', step: currentStep, isPress: early?.isPress ?? false })
  }
  // The quote of the link is open now; without the hash, a reload does not open it again.
  if (codeInHash(location.hash)) writeEntry('replace', {})
}

/** Moves in the history as an event requires. Returns whether no move was needed. */
function follow(event: StepEvent): boolean {
  // The shown step is compared with the entry when the history has reached it.
  if (isTravelling()) return false
  const entry = presentEntry()
  // A link or the address of the page has started another quote.
  if (event.type === 'step' && !entry) endRun(last)
  const end = endOf(entry)
  const move = moveAfter(event, entry, end, newRun())
  if (move.type === 'travel') {
    target = entry && { run: entry.run, depth: entry.depth + move.by }
    travel(move.by)
  } else if (move.type !== 'stay') {
    if (entry && end) ends.set(entry.run, { ...end, successor: move.entry.run })
    writeEntry(move.type, move.entry)
  }
  last = presentEntry()
  return move.type === 'stay'
}

/**
 * Called when the history reaches an entry. Returns whether the entry still shows what it showed
 * before.
 */
function arrive(): boolean {
  const travelTarget = target
  target = undefined
  if (!isHere()) {
    last = undefined
    return true
  }
  const entry = presentEntry()
  const isOver = endOf(entry) !== undefined
  if (entry && isOver && (!quoteBuilder || entry.depth > 0)) {
    return follow({ type: 'arrival', step: 1, from: last })
  }
  if (!quoteBuilder) {
    // The page is not shown yet; it will start with the entry.
    last = entry
    return true
  }
  const currentStep = quoteBuilder.quotestep?.step ?? 1
  if (!entry) {
    // The quote builder has not read the link yet.
    if (codeInHash(location.hash)) return true
    return follow({ type: 'arrival', step: currentStep, from: location.hash ? last : undefined })
  }
  const isTarget = entry.run === travelTarget?.run && entry.depth === travelTarget.depth
  const step = isTarget && !isOver ? currentStep : showStepOf(entry, quoteBuilder)
  if (!isTarget) return follow({ type: 'arrival', step, from: last })
  follow({ type: 'step', step, isPress: isPress() })
  return false
}

/** Shows the step of an entry, or the first step if its run has ended. Returns the step shown. */
function showStepOf(entry: StepEntry, element: QuoteBuilderElement): number {
  const shownStep = element.goTo(endOf(entry) ? 1 : entry.step)
  if (shownStep > 0) return shownStep
  // The quote builder shows its thanks instead of a step; Back from there starts a new quote.
  element.reset()
  return 1
}

/** Whether the visitor followed a link that adds extras to their quote. */
const addsExtras = () =>
  !presentEntry() && extrasAlone(catalogue, codeInHash(location.hash)).length > 0

function noteOtherQuote() {
  if (!presentEntry() && !addsExtras()) hasOtherQuote = true
}

/** Called after the quote builder has read the link in the address. */
function followLink() {
  const isOther = hasOtherQuote
  hasOtherQuote = false
  const step = quoteBuilder?.quotestep?.step
  if (!step || !isHere() || presentEntry()) return
  if (isOther || endOf(last)) follow({ type: 'step', step, isPress: false })
  else follow({ type: 'arrival', step, from: last })
}

/** Ends the run of the entry: from now on Back does not lead to its steps. */
function endRun(entry: RunEntry | undefined) {
  if (entry && !ends.has(entry.run)) ends.set(entry.run, { depth: entry.depth })
}
