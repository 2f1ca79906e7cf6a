import fc from 'fast-check'
import { test as base, expect } from '../browser.ts'
import { withNextStep } from '../next-steps-host.ts'
import { faultsIn, noFigures, travel } from './journey.ts'
import { covering, journeys } from './journey-parts.ts'
import { contact } from './wizard-page.ts'

/** Our own site offers a next step, as the partner's page does. */
const test = base.extend({
  site: async ({ site }, use) => use(withNextStep(site)),
})

/*
 * Random visitors meet faults: of the mail service and the line, of the page's service worker,
 * of the clock, of storage, of tabs that are loaded again, copied, frozen or closed at any moment. Each visit must end
 * with one lead or an honest message. `npm test` sends a few that are always the same, `npm run test:long` those that
 * together have every fault; more and other visitors run on demand:
 *
 *     JOURNEYS=300 SEED=7 npm run test:widgets -- random-journeys
 *
 * FAULT, such as 'a 403', gives all of them this fault of the mail service.
 */
const wantedJourneys = Number(process.env.JOURNEYS ?? 0)
const seed = Number(process.env.SEED ?? 1)
const all = wantedJourneys
  ? fc.sample(journeys, { seed, numRuns: wantedJourneys }).map((journey) => ({
      ...journey,
      fault: process.env.FAULT ?? journey.fault,
    }))
  : covering(fc.sample(journeys, { seed, numRuns: 400 }))

/** The first journeys have the most parts; the others are in two parts, one for each worker. */
const parts = {
  'the first two': all.slice(0, 2),
  'one half @long': all.slice(2).filter((_, index) => index % 2),
  'the other @long': all.slice(2).filter((_, index) => index % 2 === 0),
}

for (const [part, some] of Object.entries(parts)) {
  test(`random journeys, ${part}`, async ({ browser, partner, site, mailbox }) => {
    test.setTimeout(60_000 + some.length * 10_000)
    const figures = { ...noFigures }
    const broken: string[] = []
    for (const journey of some) {
      const index = all.indexOf(journey)
      const name = `${contact.name} ${index}`
      const visit = `${name}: ${JSON.stringify(journey)}`
      const before = faultsIn(figures)
      await test.step(visit, () =>
        travel(journey, name, { browser, partner, site, mailbox }, figures),
      )
      if (faultsIn(figures) > before) broken.push(visit)
    }
    console.log(
      Object.entries(figures)
        .map(([what, number]) => `${String(number).padStart(5)}  ${what}`)
        .join('\n'),
    )
    expect(broken).toEqual([])
  })
}
