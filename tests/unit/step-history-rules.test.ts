import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Move,
  moveAfter,
  type StepEntry,
  type StepEvent,
  stepEntryOf,
} from '../../site/routing/step-history-rules.ts'
import { rowsIn } from '../fixtures/rows-of.ts'

/**
 * What was done at which entry, and what the history does. An entry is its step and how many of its run come before it,
 * with its run where that is not the first; `sent` follows an entry whose quote was sent.
 */
const moves = `
a step starts a run in an entry that has none, whatever it is | press 5 | none | replace 5/0 new
a step stays in its own entry | press 3 | 3/2 | stay
a step gets its own entry when a press led to it | press 4 | 3/2 | push 4/3
a step replaces the one before when no press led to it | shows 4 | 3/2 | replace 4/2
a step goes back when the visitor went back in the page | press 2 | 3/2 | travel -1
a step goes back as far as the visitor did | press 1 | 5/4 | travel -4
a step never goes back before the first entry of its run | press 1 | 5/1 | travel -1
a step replaces the first entry of its run | press 4 | 5/0 | replace 4/0
an entry stays when its step is shown | arrives 2 from 3/2 | 2/1 | stay
an entry is left for the step that the answers allow | arrives 2 from 2/1 | 4/3 | travel -2
an entry is left again when the quote is being sent | arrives 6 from 6/5 | 5/4 | travel 1
an entry is left again, from far | arrives 6 from 6/5 | 1/0 | travel 5
an entry of another run starts one | arrives 6 from 6/2 other | 3/2 | replace 6/0 new
an entry made by a link to a section continues the run | arrives 3 from 3/2 | none | replace 3/3
an entry made by a link to a section starts a run | arrives 3 | none | replace 3/0 new
a sent quote leaves its first entry, by a press | press 1 | 6/5 sent | travel -5
a sent quote leaves its first entry, by Back | arrives 1 from 6/5 | 6/5 sent | travel -5
a sent quote leaves its first entry, from elsewhere | arrives 6 | 6/5 sent | travel -5
a sent quote leaves its first entry to a new one | press 1 | 1/0 sent | replace 1/0 new
Forward skips the steps of a sent quote | arrives 1 from 1/0 next | 2/1 sent | travel 5
Forward skips the last step of a sent quote | arrives 1 from 1/0 next | 6/5 sent | travel 1
Back goes to the first entry of a sent quote | arrives 1 from 1/0 other | 2/1 sent | travel -1
`

function entryOf(text = '') {
  const [, step, depth, run = 'first'] = /^(\d)\/(\d)(?: (?!sent)(\w+))?/.exec(text) ?? []
  return step ? { run, step: Number(step), depth: Number(depth) } : undefined
}

function eventOf(text = ''): StepEvent {
  const [, type, digit, from] = /^(\w+) (\d)(?: from (.+))?$/.exec(text) ?? []
  const step = Number(digit)
  if (type === 'arrives') return { type: 'arrival', step, from: entryOf(from) }
  return { type: 'step', step, isPress: type === 'press' }
}

function textOf(move: Move): string {
  if (move.type === 'stay') return 'stay'
  if (move.type === 'travel') return `travel ${move.by}`
  const { run, step, depth } = move.entry
  return `${move.type} ${step}/${depth}${run === 'first' ? '' : ` ${run}`}`
}

test.each(rowsIn(moves))('%s: %s at %s', (_, event, at = '', expected) => {
  const end = at.endsWith('sent') ? { depth: 5, successor: 'next' } : undefined
  expect(textOf(moveAfter(eventOf(event), entryOf(at), end, 'new'))).toBe(expected)
})

test.each([
  null,
  'state',
  { entry: 'a' },
  { run: 'first', step: '2', depth: 1 },
  { run: 'first', step: 2, depth: Number.NaN },
])('%j in the history is not a step', (state) => {
  expect(stepEntryOf(state)).toBeUndefined()
})

test('a step is read from the state of its entry, whatever else is in it', () => {
  const step = { run: 'first', step: 2, depth: 1 }
  expect(stepEntryOf({ entry: 'a', ...step })).toEqual(step)
})

const last = 6

/** A tab that came from another page to a quote builder, whose answers allow the steps up to `furthest`. */
class Tab {
  entries: (StepEntry | undefined)[] = [undefined, undefined]
  place = 1
  shown: number
  furthest: number

  constructor(shown: number) {
    this.shown = shown
    this.furthest = shown
    this.follow({ type: 'step', step: shown, isPress: false })
  }

  get isOutside() {
    return this.place === 0
  }

  follow(event: StepEvent) {
    const move = moveAfter(event, this.entries[this.place], undefined, 'run')
    if (move.type === 'push') this.entries.length = ++this.place
    if (move.type === 'push' || move.type === 'replace') this.entries[this.place] = move.entry
    if (move.type !== 'travel') return
    this.place += move.by
    this.follow({ type: 'step', step: this.shown, isPress: false })
  }

  /** The visitor goes on or back by the page's buttons. */
  press(step: number, furthest: number) {
    if (step < 1 || step > last) return
    this.shown = step
    this.furthest = Math.max(step, furthest)
    this.follow({ type: 'step', step, isPress: true })
  }

  /** The visitor goes back or forward by the browser's buttons. */
  travel(by: number) {
    const from = this.entries[this.place]
    const to = this.place + by
    if (to < 0 || to >= this.entries.length) return
    this.place = to
    const entry = this.entries[to]
    if (!entry) return
    this.shown = Math.min(entry.step, this.furthest)
    this.follow({ type: 'arrival', step: this.shown, from })
  }
}

const visits = fc.array(
  fc.oneof(
    fc.record({ press: fc.constantFrom(1, 1, 1, -1), furthest: fc.integer({ min: 1, max: last }) }),
    fc.record({ travel: fc.integer({ min: -5, max: 5 }) }),
  ),
  { maxLength: 30 },
)

test('however a visitor came to a step, its entry names it, and each Back goes to an earlier step until it leaves', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: last }), visits, (first, visit) => {
      const tab = new Tab(first)
      for (const act of visit) {
        if ('travel' in act) tab.travel(act.travel)
        else tab.press(tab.shown + act.press, act.furthest)
        if (tab.isOutside) tab.travel(1)
        expect(tab.entries[tab.place]?.step).toBe(tab.shown)
      }
      while (!tab.isOutside) {
        const before = tab.shown
        tab.travel(-1)
        if (!tab.isOutside) expect(tab.shown).toBeLessThan(before)
      }
    }),
  )
})
