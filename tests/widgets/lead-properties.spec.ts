import fc from 'fast-check'
import type { Browser, Page } from 'playwright/test'
import { expect, type Fault, type Mail, test } from '../browser.ts'
import { contact, wizardOn } from './wizard-page.ts'

/*
 * Visitors at random, each with a fault of their own: whatever happens, each ends with one lead or an
 * honest message, never with two leads, and never with thanks for none. `npm test` sends as many as
 * fit into 30 seconds, always the same. On demand more, and others:
 *
 *     JOURNEYS=200 SEED=7 npm run test:widgets -- lead-properties
 */
const asked = Number(process.env.JOURNEYS ?? 0)
const seed = Number(process.env.SEED ?? 1)

const faults: Record<string, Fault> = {
  nothing: {},
  // The browser's own: see `settle`.
  offline: {},
  'a 500, once': { status: 500, times: 1 },
  'a 500 each time': { status: 500 },
  'a 403': { status: 403 },
  'a 429': { status: 429 },
  'an answer that takes longer than anyone waits': { delay: 4000 },
}

const presses: Record<string, (page: Page) => Promise<unknown>> = {
  click: (page) => wizardOn(page).send.click(),
  'double click': (page) => wizardOn(page).send.dblclick(),
  Enter: (page) => page.getByLabel('Phone').press('Enter'),
  'held Enter': async (page) => {
    await page.getByLabel('Phone').focus()
    for (let i = 0; i < 6; i++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
  },
}

const journeys = fc.record({
  place: fc.constantFrom('a partner’s page', 'a page that stays', 'our own site'),
  fault: fc.constantFrom(...Object.keys(faults)),
  press: fc.constantFrom(...Object.keys(presses)),
  next: fc.constantFrom('waits', 'waits', 'reloads', 'closes the tab', 'goes back and on'),
})

type Journey = typeof journeys extends fc.Arbitrary<infer T> ? T : never

interface World {
  browser: Browser
  partner: string
  site: string
  mailbox: { mails(): Promise<Mail[]>; fail(fault: Fault): Promise<void> }
}

/** What the visitor can see at the end of a try. */
function seenOn(page: Page) {
  const wizard = wizardOn(page)
  return {
    thanks: page.getByRole('heading', { name: 'Thank You!' }),
    issue: page.getByText('There was an issue sending your quote. Please try again.'),
    notConfirmed: page.getByRole('heading', { name: 'Not confirmed.' }),
    contactStep: wizard.send,
    firstStep: page.getByText('Step 1 of 6', { exact: true }),
  }
}

/** Waits until one of them is there, and tells which. */
async function look(page: Page) {
  const seen = seenOn(page)
  const { thanks, issue, notConfirmed, contactStep, firstStep } = seen
  const any = issue.or(thanks).or(notConfirmed).or(contactStep).or(firstStep)
  await any.first().waitFor({ timeout: 20_000 })
  // What sending failed with stands in the contact step.
  for (const name of ['issue', 'thanks', 'notConfirmed', 'contactStep', 'firstStep'] as const)
    if (await seen[name].isVisible()) return name
  return look(page)
}

/** One visitor, from the first page to the last. */
async function travel({ place, fault, press, next }: Journey, name: string, world: World) {
  const { browser, partner, site, mailbox } = world
  const context = await browser.newContext()
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  // Nobody waits 20 seconds in a test; more than the 2 seconds after which a page leaves.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 8)
  })

  const isOurs = place === 'our own site'
  const stays = place === 'a page that stays' ? '?success-url=none' : ''
  const before = isOurs ? `${site}/faq` : `${partner}/late.html`
  const start = isOurs ? `${site}/quote-builder` : `${partner}/plain.html${stays}`
  const settle = async () => {
    await context.setOffline(false)
    await mailbox.fail({})
  }
  const leads = async () => {
    const named = (await mailbox.mails()).filter((mail) => mail.template_params.name === name)
    return new Set(named.map((mail) => mail.template_params.lead_id)).size
  }
  const arrives = () => expect.poll(leads, { timeout: 20_000 }).toBe(1)

  await settle()
  await page.goto(before)
  await page.goto(start)
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await wizard.fillContact({ name })

  await mailbox.fail(faults[fault] ?? {})
  if (fault === 'offline') await context.setOffline(true)
  await presses[press]?.(page)

  if (next === 'closes the tab') {
    await page.close({ runBeforeUnload: false })
    await settle()
    if (fault === 'nothing') await arrives()
    expect(await leads()).toBeLessThanOrEqual(1)
    await context.close()
    return
  }
  if (next === 'waits') {
    const sending = page.getByRole('button', { name: 'Sending Quote...' })
    await expect(sending).toBeHidden({ timeout: 20_000 })
  }
  const firstSeen = next === 'waits' ? await look(page) : ''
  await settle()
  if (next === 'reloads') await page.reload()
  if (next === 'goes back and on') {
    await page.goBack()
    await page.goForward()
  }

  let seen = await look(page)
  // A page that thanked does not take it back without a word.
  if (firstSeen === 'thanks') expect(['thanks', 'issue', 'notConfirmed']).toContain(seen)
  if (seen === 'issue') {
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(seenOn(page).thanks).toBeVisible({ timeout: 20_000 })
    seen = 'thanks'
  }
  if (seen === 'contactStep') {
    await wizard.fillContact({ name })
    await wizard.send.click()
    await expect(seenOn(page).thanks).toBeVisible({ timeout: 20_000 })
    seen = 'thanks'
  }
  if (seen === 'thanks') await arrives()
  expect(await leads()).toBeLessThanOrEqual(1)
  expect(errors).toEqual([])
  await context.close()
}

test('journeys with faults at random end with one lead each or an honest message', async ({
  browser,
  partner,
  site,
  mailbox,
}) => {
  test.setTimeout(asked > 0 ? asked * 30_000 : 120_000)
  const began = Date.now()
  const isOver = () => asked === 0 && Date.now() - began > 30_000
  const all = fc.sample(journeys, { seed, numRuns: asked || 1000 })
  for (const [index, journey] of all.entries()) {
    if (isOver()) return
    const name = `${contact.name} ${index}`
    await test.step(`${name}: ${JSON.stringify(journey)}`, () =>
      travel(journey, name, { browser, partner, site, mailbox }))
  }
})
