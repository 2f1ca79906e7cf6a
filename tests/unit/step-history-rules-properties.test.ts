import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveAfter, type StepEntry, type StepEvent } from '../../site/routing/step-history-rules.ts'

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
