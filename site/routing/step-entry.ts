/** A step of the quote builder, as the state of its entry in the history names it. */
export interface StepEntry {
  /** Names the entries in a row that one visit to the quote builder made. */
  readonly run: string
  /** Which step, from 1. */
  readonly step: number
  /** How many entries of its run come before it. */
  readonly depth: number
}

/** How a run ended whose quote was sent, or gave way to another. */
export interface RunEnd {
  /** How many entries of the run come before its last one. */
  readonly depth: number
  /** The run that began in place of its first entry; undefined before one did. */
  readonly heir?: string
}

/** What the quote builder or the visitor did, and the step that is shown since. */
export type StepEvent =
  /** The step changed, within a press of the visitor or by itself. */
  | { readonly type: 'step'; readonly step: number; readonly isPress: boolean }
  /** Back or Forward came to the entry, and the quote builder was asked for its step. */
  | { readonly type: 'arrival'; readonly step: number; readonly from: StepEntry | undefined }

/** What the quote builder does with the history. */
export type Move =
  | { readonly type: 'stay' }
  | { readonly type: 'push' | 'replace'; readonly entry: StepEntry }
  /** Back, or forward, by so many entries. */
  | { readonly type: 'travel'; readonly by: number }

/** The step that the state of an entry names; undefined where it names none. */
export function stepEntryOf(state: unknown): StepEntry | undefined {
  const { run, step, depth } = Object(state)
  const isStep = typeof run === 'string' && Number.isInteger(step) && Number.isInteger(depth)
  return isStep ? { run, step, depth } : undefined
}

/**
 * What an event means for the history, which is at `entry`. `end` says how the run of the entry ended;
 * undefined while it goes on. `newRun` names a run that begins now.
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
    // A link to a part of the page, such as "Skip to content", made an entry of the same step.
    return from ? { type: 'replace', entry: { ...from, step, depth: from.depth + 1 } } : beginRun
  }
  const { run, depth } = entry
  if (end) {
    const isForward = event.type === 'arrival' && event.from && event.from.run === end.heir
    // Forward leads past the steps of a sent quote, to its thanks.
    if (isForward && depth <= end.depth) return { type: 'travel', by: end.depth - depth + 1 }
    // From there, one more Back leaves.
    return depth > 0 ? { type: 'travel', by: -depth } : beginRun
  }
  if (step === entry.step) return { type: 'stay' }
  if (step < entry.step) {
    const by = Math.min(depth, entry.step - step)
    return by > 0 ? { type: 'travel', by: -by } : { type: 'replace', entry: { ...entry, step } }
  }
  if (event.type === 'arrival') {
    // The quote is being sent, and keeps its step.
    const back = event.from?.run === run ? event.from.depth - depth : 0
    return back ? { type: 'travel', by: back } : beginRun
  }
  // Browsers pass over an entry that no press made.
  if (!event.isPress) return { type: 'replace', entry: { ...entry, step } }
  return { type: 'push', entry: { run, step, depth: depth + 1 } }
}
