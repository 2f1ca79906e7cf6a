/** A step of the quote builder, as stored in the state of its history entry. */
export interface StepEntry {
  /** The id shared by the consecutive entries that one visit to the quote builder made. */
  readonly run: string
  /** The step, counted from 1. */
  readonly step: number
  /** How many entries of its run come before it. */
  readonly depth: number
}

/** How a run ended: its quote was sent, or another quote replaced it. */
export interface RunEnd {
  /** How many entries of the run come before its last one. */
  readonly depth: number
  /** The id of the run that has replaced its first entry; undefined if none has. */
  readonly successor?: string
}

/** What the quote builder or the visitor did, and the step that it shows now. */
export type StepEvent =
  /** The step changed, because of a visitor's press or automatically. */
  | { readonly type: 'step'; readonly step: number; readonly isPress: boolean }
  /** Back or Forward reached the entry, and the quote builder was asked to show its step. */
  | { readonly type: 'arrival'; readonly step: number; readonly from: StepEntry | undefined }

/** What the quote builder does with the history. */
export type Move =
  | { readonly type: 'stay' }
  | { readonly type: 'push' | 'replace'; readonly entry: StepEntry }
  /** By this many entries forward, or back if negative. */
  | { readonly type: 'travel'; readonly by: number }

/** The step stored in the state of an entry; undefined if there is none. */
export function stepEntryOf(state: unknown): StepEntry | undefined {
  const { run, step, depth } = Object(state)
  const isStep = typeof run === 'string' && Number.isInteger(step) && Number.isInteger(depth)
  return isStep ? { run, step, depth } : undefined
}

/**
 * What an event means for the history, whose current entry is `entry`. `end` is how the run of that
 * entry ended, undefined while it continues. `newRun` is the id for a run that begins now.
 */
export function moveAfter(
  event: StepEvent,
  entry: StepEntry | undefined,
  end: RunEnd | undefined,
  newRun: string,
): Move {
  const { step } = event
  const beginRun: Move = { type: 'replace', entry: { run: newRun, step, depth: 0 } }
  if (!entry) {
    const from = event.type === 'arrival' ? event.from : undefined
    // A link to a part of the page, such as "Skip to content", added an entry for the same step.
    return from ? { type: 'replace', entry: { ...from, step, depth: from.depth + 1 } } : beginRun
  }
  const { run, depth } = entry
  if (end) {
    const isForward = event.type === 'arrival' && event.from && event.from.run === end.successor
    // Forward skips the steps of a sent quote and goes to its thank-you page.
    if (isForward && depth <= end.depth) return { type: 'travel', by: end.depth - depth + 1 }
    // Goes to the first entry of the run, so that one more Back leaves the quote builder.
    return depth > 0 ? { type: 'travel', by: -depth } : beginRun
  }
  if (step === entry.step) return { type: 'stay' }
  if (step < entry.step) {
    const by = Math.min(depth, entry.step - step)
    return by > 0 ? { type: 'travel', by: -by } : { type: 'replace', entry: { ...entry, step } }
  }
  if (event.type === 'arrival') {
    // The quote builder kept a later step, because it is sending the quote: returns to the entry of
    // that step.
    const back = event.from?.run === run ? event.from.depth - depth : 0
    return back ? { type: 'travel', by: back } : beginRun
  }
  // Browsers skip an entry that was added without a press.
  if (!event.isPress) return { type: 'replace', entry: { ...entry, step } }
  return { type: 'push', entry: { run, step, depth: depth + 1 } }
}
