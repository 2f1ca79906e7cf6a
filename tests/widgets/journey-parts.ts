import fc from 'fast-check'
import type { Page } from 'playwright/test'
import type { Fault } from '../browser.ts'
import { wizardOn } from './wizard-page.ts'

/** Faults of the mail service, or of the connection to it. */
export const faults: Record<string, Fault> = {
  nothing: {},
  // The next two are faults of the browser, which `travel` sets up itself.
  offline: {},
  'a worker of the page answers': {},
  'a 500, once': { status: 500, times: 1 },
  'a 500 each time': { status: 500 },
  'a 403': { status: 403 },
  'a 429': { status: 429 },
  'an answer that takes longer than anyone waits': { delay: 4000 },
}

/** What happens to the tab, in addition to the fault of the mail service. */
export const oddities: Record<string, (page: Page) => Promise<unknown>> = {
  nothing: async () => {},
  'the clock goes back an hour': (page) => moveClock(page, -1),
  'the clock goes on a day': (page) => moveClock(page, 24),
  'the tab is frozen for a while': async (page) => {
    const session = await page.context().newCDPSession(page)
    await unlessItLeaves(session.send('Page.setWebLifecycleState', { state: 'frozen' }))
    await unlessItLeaves(session.send('Page.setWebLifecycleState', { state: 'active' }))
  },
}

const moveClock = (page: Page, hours: number) =>
  unlessItLeaves(
    page.evaluate((by) => {
      const { now } = Date
      Date.now = () => now() + by * 3_600_000
    }, hours),
  )

/** Returns undefined where a page is being left, because it does not answer then. */
export async function unlessItLeaves<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (/context was destroyed|navigat|has been closed|not attached/i.test(String(error)))
      return undefined
    throw error
  }
}

export const presses: Record<string, (page: Page) => Promise<unknown>> = {
  click: (page) => wizardOn(page).send.click(),
  'double click': (page) => wizardOn(page).send.dblclick(),
  Enter: (page) => page.getByLabel('Phone').press('Enter'),
  'held Enter': async (page) => {
    await page.getByLabel('Phone').focus()
    for (let i = 0; i < 6; i++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
  },
}

export const journeys = fc.record({
  place: fc.constantFrom('a partner’s page', 'a page that stays', 'our own site'),
  storage: fc.constantFrom('works', 'works', 'works', 'throws'),
  fault: fc.constantFrom(...Object.keys(faults)),
  oddity: fc.constantFrom(...Object.keys(oddities)),
  press: fc.constantFrom(...Object.keys(presses)),
  /** Milliseconds after the press. */
  moment: fc.integer({ min: 0, max: 2500 }),
  next: fc.constantFrom(
    'waits',
    'waits',
    'reloads',
    'closes the tab',
    'goes back and on',
    'copies the tab',
  ),
})

export type Journey = typeof journeys extends fc.Arbitrary<infer T> ? T : never

/**
 * Chooses few journeys that together have each place, fault, oddity, press and next act: each time the one
 * that adds the most.
 */
export function covering(all: readonly Journey[]): Journey[] {
  const met = new Set<string>()
  const parts = ({ moment: _, ...journey }: Journey) =>
    Object.entries(journey).map(([what, value]) => `${what}: ${value}`)
  const added = (journey: Journey) => parts(journey).filter((part) => !met.has(part)).length
  const chosen: Journey[] = []
  for (;;) {
    const best = all.reduce((one, other) => (added(other) > added(one) ? other : one))
    if (added(best) === 0) return chosen
    chosen.push(best)
    for (const part of parts(best)) met.add(part)
  }
}
