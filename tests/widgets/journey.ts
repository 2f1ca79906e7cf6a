import type { Browser, BrowserContext, Page } from 'playwright/test'
import { expect, type Mail } from '../browser.ts'
import type { Fault } from '../mailbox.ts'
import { depositOfLead, withNextStep } from '../next-steps-host.ts'
import { siteUrl } from '../sites.ts'
import { blockStorage } from './block-storage.ts'
import { watchOffers } from './journey-offers.ts'
import {
  faults,
  type Journey,
  neighbours,
  oddities,
  presses,
  unlessItLeaves,
  withReserve,
  writings,
} from './journey-parts.ts'
import { serveReserve } from './reserve.ts'
import { sentContact } from './sent.ts'
import { contact, sendToAnotherService, thanksOn, wizardOn } from './wizard-page.ts'
import { answerByWorker, restWorker } from './worker.ts'

/** Goes through every step on our own site; on a partner's page a link opens the last one, which is faster. */
const toContact = (page: Page, isOurs: boolean) =>
  isOurs ? wizardOn(page).reachContact() : wizardOn(page).openContact()

export interface World {
  browser: Browser
  partner: string
  site: string
  mailbox: {
    mails(): Promise<Mail[]>
    leads(): Promise<Record<string, string>[]>
    fail(fault: Fault): Promise<void>
  }
}

/** Counts of how the visits ended; the last six must be 0. */
export const noFigures = {
  visitors: 0,
  'leads that arrived': 0,
  'mails that repeat one, under its id': 0,
  'visitors who read that it did not go': 0,
  'visitors who were gone': 0,
  'visitors who were offered a next step': 0,
  'leads under two ids': 0,
  'leads that share an id': 0,
  'visitors thanked for a lead that is lost': 0,
  'visitors who read that it did not go in spite of a reserve': 0,
  'next steps for a lead that did not arrive': 0,
  '"Sending" without an end': 0,
}

type Figures = typeof noFigures

/** The number of leads that went wrong. */
export const faultsIn = (figures: Figures) =>
  figures['leads under two ids'] +
  figures['leads that share an id'] +
  figures['visitors thanked for a lead that is lost'] +
  figures['visitors who read that it did not go in spite of a reserve'] +
  figures['next steps for a lead that did not arrive'] +
  figures['"Sending" without an end']

/** The parts that a visitor may see at the end of a try. */
function seenOn(page: Page) {
  return {
    issue: page.getByText('There was an issue sending your quote. Please try again.'),
    thanks: thanksOn(page),
    notConfirmed: page.getByRole('heading', { name: 'Not confirmed.' }),
    contactStep: wizardOn(page).send,
    firstStep: page.getByText('Step 1 of 6', { exact: true }),
  }
}

/** Waits until one of the parts is visible, and returns its name; `sending` when no part appears. */
async function look(page: Page): Promise<keyof ReturnType<typeof seenOn> | 'sending'> {
  const seen = Object.entries(seenOn(page)) as [keyof ReturnType<typeof seenOn>, Locator][]
  const any = seen.map(([, locator]) => locator).reduce((all, one) => all.or(one))
  try {
    await any.first().waitFor({ timeout: 25_000 })
  } catch {
    return 'sending'
  }
  // The issue is listed first, because it is shown in the contact step.
  for (const [name, locator] of seen) if (await locator.isVisible()) return name
  return look(page)
}

type Locator = ReturnType<Page['getByText']>

/** Runs one visitor's journey from the first page to the last, and adds to the figures. */
export async function travel(journey: Journey, name: string, world: World, figures: Figures) {
  const { browser, partner, site, mailbox } = world
  const { place, storage, fault, oddity, press, writing, moment, next } = journey
  const context = await browser.newContext()
  const page = await context.newPage()
  const errors: string[] = []
  const offers = await watchOffers(context, async (id) =>
    (await mailbox.leads()).some(({ lead_id, name: who }) => lead_id === id && who?.endsWith(name)),
  )
  page.on('pageerror', (error) => errors.push(error.message))
  // Shortens the 20 seconds of the timeout, yet keeps it above the 2 seconds after which a page leaves.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 8)
  })
  if (storage === 'throws') await page.addInitScript(blockStorage)

  const isOurs = place === 'our own site'
  if (fault === withReserve) {
    const facts = { nextSteps: [depositOfLead] }
    await serveReserve(context, isOurs ? site : withNextStep(siteUrl), facts)
  }
  const stays = place === 'a page that stays' ? '?success-url=none' : ''
  const leadsOf = async (who: string) =>
    (await mailbox.mails()).filter((mail) => mail.template_params.name === who)
  const settle = async () => {
    await context.setOffline(false)
    await mailbox.fail({})
    if (!page.isClosed()) await unlessItLeaves(page.evaluate(restWorker))
  }
  const arrives = async (who: string) => {
    const isThere = async () => (await leadsOf(who)).length > 0
    await expect
      .poll(isThere, { timeout: 20_000 })
      .toBe(true)
      .catch(() => figures['visitors thanked for a lead that is lost']++)
  }

  const start = isOurs ? `${site}/quote-builder` : `${partner}/next-step.html${stays}`
  page.setDefaultTimeout(20_000)

  figures.visitors++
  await mailbox.fail({})
  await page.goto(isOurs ? `${site}/faq` : `${partner}/late.html`)
  await page.goto(start)
  await toContact(page, isOurs)
  await wizardOn(page).fillContact(writings[writing]?.({ ...contact, name }))
  await neighbours[journey.neighbours]?.(page)

  if (fault.startsWith('consent') && !isOurs) await sendToAnotherService(page)
  await mailbox.fail(faults[fault] ?? {})
  if (fault === 'offline') await context.setOffline(true)
  if (fault.includes('worker') && !isOurs) await page.evaluate(answerByWorker)
  await presses[press]?.(page)
  await oddities[oddity]?.(page)
  // This pause is part of the visit; the test does not wait for anything in it.
  await unlessItLeaves(
    page.evaluate((pause) => new Promise((resolve) => setTimeout(resolve, pause)), moment),
  )

  if (next === 'closes the tab') {
    figures['visitors who were gone']++
    await page.close({ runBeforeUnload: false })
    await settle()
  } else {
    await goOn(page, context)
  }
  await count(name, await leadsOf(name))
  await count(`Copy of ${name}`, await leadsOf(`Copy of ${name}`))
  const { all, tooEarly } = await offers()
  figures['visitors who were offered a next step'] += Math.min(1, all)
  figures['next steps for a lead that did not arrive'] += tooEarly
  expect(errors).toEqual([])
  await context.close()

  async function goOn(page: Page, context: BrowserContext) {
    const firstSeen = next === 'waits' ? await look(page) : ''
    if (next === 'copies the tab') await sendFromCopy(page, context)
    await settle()
    if (next === 'reloads') await unlessItLeaves(page.reload())
    if (next === 'goes back and on') {
      await unlessItLeaves(page.goBack())
      await unlessItLeaves(page.goForward())
    }
    const seen = await look(page)
    if (seen === 'sending') figures['"Sending" without an end']++
    // After the thanks a page may not go back to an earlier state without a message.
    if (firstSeen === 'thanks') expect(['thanks', 'issue', 'notConfirmed']).toContain(seen)
    if (seen === 'issue' || seen === 'notConfirmed') {
      figures['visitors who read that it did not go']++
      if (fault === withReserve)
        figures['visitors who read that it did not go in spite of a reserve']++
    }
    if (seen === 'issue') await page.getByRole('button', { name: 'Try again' }).click()
    if (seen === 'contactStep') {
      await wizardOn(page).fillContact({ name })
      await wizardOn(page).send.click()
    }
    if (seen === 'issue' || seen === 'contactStep')
      await expect(seenOn(page).thanks).toBeVisible({ timeout: 25_000 })
    if (seen === 'notConfirmed' || seen === 'firstStep' || seen === 'sending') return
    await arrives(name)
    // Where it is not known whether the lead has arrived, nothing is offered, also not a little later.
    const offer = page.getByRole('link', { name: depositOfLead.label })
    await offer.waitFor({ timeout: 1000 }).catch(() => undefined)
  }

  /** The visitor duplicates the tab, and sends from there for somebody else. */
  async function sendFromCopy(page: Page, context: BrowserContext) {
    const stored = await unlessItLeaves(page.evaluate(storedItems))
    if (!stored) return
    const copy = await context.newPage()
    await copy.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value)
    }, stored)
    copy.setDefaultTimeout(20_000)
    await settle()
    await copy.goto(start)
    if ((await look(copy)) === 'firstStep') await toContact(copy, isOurs)
    await wizardOn(copy).fillContact({ name: `Copy of ${name}`, email: 'copy@sample.example' })
    await copy.getByLabel('Phone').fill('6045550111')
    await wizardOn(copy).send.click()
    await expect(seenOn(copy).thanks).toBeVisible({ timeout: 25_000 })
    await arrives(`Copy of ${name}`)
  }

  async function count(who: string, mails: Mail[]) {
    for (const { template_params } of mails)
      if (who === name)
        expect(template_params).toMatchObject({
          email: sentContact.email,
          phone: sentContact.phone,
        })
    const ids = new Set(mails.map((mail) => mail.template_params.lead_id))
    figures['leads that arrived'] += Math.min(1, ids.size)
    figures['mails that repeat one, under its id'] += mails.length - ids.size
    if (ids.size > 1) figures['leads under two ids']++
    const others = (await mailbox.mails()).filter((mail) => mail.template_params.name !== who)
    if (others.some((mail) => ids.has(mail.template_params.lead_id)))
      figures['leads that share an id']++
  }
}

function storedItems(): Record<string, string> {
  try {
    return { ...sessionStorage }
  } catch {
    return {}
  }
}
