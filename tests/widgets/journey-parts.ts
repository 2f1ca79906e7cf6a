import fc from 'fast-check'
import type { Page } from 'playwright/test'
import type { Fault } from '../mailbox.ts'
import { usedUpQuota } from './reserve.ts'
import { wizardOn } from './wizard-page.ts'

/** Here the company has a reserve account too, so that no visitor may notice anything. */
export const withReserve = 'a used-up quota, with a reserve'

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
  [withReserve]: usedUpQuota,
  'an answer that takes longer than anyone waits': { delay: 4000 },
  'a redirect': { redirect: true },
  // A service to which the browser has sent nothing yet, so that it asks for consent first.
  'consent that is long in coming': { preflightDelay: 3000 },
  'consent that never comes': { preflightDelay: 3000, preflightDrop: true },
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

/** What other scripts of the page do before the visitor presses. */
export const neighbours: Record<string, (page: Page) => Promise<unknown>> = {
  nothing: async () => {},
  'break the console and the data layer': (page) => page.evaluate(breakConsole),
  'fill what may outlive the page': async (page) => {
    await page.route('**/recorder', () => {})
    await page.evaluate(fillKeepAlive)
  },
}

function breakConsole() {
  const deny = () => {
    throw new Error('Not on this page')
  }
  Object.assign(console, { error: deny, warn: deny })
  Object.assign(window, { dataLayer: { push: deny } })
}

/** Session recorders send this much, of 64 KiB: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
export function fillKeepAlive() {
  for (let i = 0; i < 2; i++) {
    const request = { method: 'POST', keepalive: true, body: 'x'.repeat(32_600) }
    fetch('/recorder', request).catch(() => undefined)
  }
}

/** Ways to write who one is, as keyboards and other programs do; what is sent is the same. */
export const writings: Record<string, (contact: Typed) => Typed> = {
  plainly: (contact) => contact,
  'with letters nobody sees': ({ name, email, phone }) => ({
    name: `\u2066${name}\u200b\u2069`,
    email: `\u200b${email}\ufeff`,
    phone: `tel:${phone.slice(0, 3)}\u00ad/${phone.slice(3)}`,
  }),
  'with full-width letters': ({ name, email, phone }) => ({
    name: `${name}\u3000`,
    email: fullWidth(email),
    phone: fullWidth(phone),
  }),
}

interface Typed {
  name: string
  email: string
  phone: string
}

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))

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
  neighbours: fc.constantFrom('nothing', ...Object.keys(neighbours)),
  writing: fc.constantFrom(...Object.keys(writings)),
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
 * Chooses few journeys that together have each place, fault, oddity, neighbour, writing, press and next act: each time the one
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
