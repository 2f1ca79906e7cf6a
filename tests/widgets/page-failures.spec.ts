import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, type Mail, test } from '../browser.ts'
import { inquiryOn } from './inquiry-page.ts'
import { contact, thanksOn, wizardOn } from './wizard-page.ts'

/*
 * What a host's page may do with a failed lead. The recipes are copied from the guide word for word.
 */

test.use({ expectedMessages: [/^error: (quote|inquiry): refused$|status of 400 /] })

const recipe = (name: string) => readFile(new URL(`./recipes/${name}.js`, import.meta.url), 'utf8')

const sendingOn = (page: Page) => page.getByRole('button', { name: 'Sending Quote...' })
const alertOn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'There was an issue sending your quote.' })
const leadsIn = (mails: Mail[]) =>
  mails.filter(({ template_params: { name } }) => name === contact.name)

/** The names of the lead events that reached the page. */
const eventNamesOn = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { events: [string, object][] }).events
      .map(([name]) => name)
      .filter((name) => /submit|sent|failed/.test(name)),
  )

interface Start {
  page: Page
  url: string
  /** A script of the page, run before anything is sent. */
  script: string
  posts(): Promise<unknown[]>
}

/** Opens the contact step, filled in, on a page with this script and a clock that the test controls. */
async function reachSend({ page, url, script, posts }: Start) {
  await page.clock.install()
  await page.goto(url)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(script)
  const wizard = wizardOn(page)
  await wizard.openContact()
  await expect.poll(async () => (await posts()).length).toBe(1)
  await wizard.fillContact()
  return wizard
}

const retries = [
  {
    file: 'retry-later',
    seconds: 2.5,
    merit: 'a prevented failure keeps the visitor until the page retries',
  },
  {
    file: 'retry-at-once',
    seconds: 0,
    merit: 'a retry at once saves the visitor from the message, without preventing anything',
  },
]

for (const stays of ['', '?success-url=none'])
  for (const { file, seconds, merit } of retries) {
    const place = stays ? 'a page that stays' : 'a page that leaves after sending'

    test(`on ${place}, ${merit}, and the lead arrives once`, async ({
      page,
      partner,
      mailbox,
      baseURL,
    }) => {
      const script = await recipe(file)
      const url = `${partner}/plain.html${stays}`
      const wizard = await reachSend({ page, url, script, posts: mailbox.posts })
      await mailbox.fail({ status: 400, times: 1 })
      await wizard.send.click()
      await expect.poll(() => eventNamesOn(page)).toEqual(['quotefailed'])
      if (seconds) {
        await page.clock.runFor(seconds * 1000)
        await expect(sendingOn(page)).toBeDisabled()
        await expect(page).toHaveURL(url)
      }
      await page.clock.runFor(1500)
      if (stays) await expect(thanksOn(page)).toBeFocused()
      else await page.waitForURL(`${baseURL}/booked`)
      expect(leadsIn(await mailbox.mails())).toHaveLength(1)
      const [, ...lead] = await mailbox.posts()
      expect(lead).toHaveLength(2)
      expect(new Set(lead.map(({ leadId }) => leadId)).size).toBe(1)
    })
  }

test('a page may not retry once the visitor has changed something; a retry behind the message replaces it, and counts one lead', async ({
  page,
  partner,
  mailbox,
}) => {
  const script = `addEventListener('quotefailed', ({ detail }) => { window.retry = detail.retry })`
  const url = `${partner}/plain.html?success-url=none`
  const wizard = await reachSend({ page, url, script, posts: mailbox.posts })
  const retry = () => page.evaluate(() => (window as unknown as { retry(): boolean }).retry())
  await mailbox.fail({ status: 400, times: 2 })
  await wizard.send.click()
  await expect(alertOn(page)).toBeFocused()
  await page.getByLabel('Additional Notes').fill('Two dogs.')
  await expect(alertOn(page)).toBeVisible()
  expect(await retry()).toBe(false)
  await wizard.send.click()
  await page.clock.runFor(1500)
  await expect.poll(() => eventNamesOn(page)).toEqual(['quotefailed', 'quotefailed'])
  await expect(alertOn(page)).toBeFocused()

  expect(await retry()).toBe(true)
  expect(await retry()).toBe(false)
  await page.clock.runFor(1500)
  await expect(thanksOn(page)).toBeFocused()
  await expect(alertOn(page)).toHaveCount(0)
  const counted = await page.evaluate(() =>
    (window as unknown as { dataLayer: { event: string }[] }).dataLayer.filter(
      ({ event }) => event === 'generate_lead',
    ),
  )
  expect(counted).toHaveLength(1)
  expect(leadsIn(await mailbox.mails())).toHaveLength(1)
  const [, ...lead] = await mailbox.posts()
  expect(lead).toHaveLength(3)
})

test('a page that takes a lead over shows its outcome itself, and the element starts a new quote', async ({
  page,
  partner,
  mailbox,
}) => {
  const script = await recipe('hand-over')
  const url = `${partner}/plain.html`
  const wizard = await reachSend({ page, url, script, posts: mailbox.posts })
  await mailbox.fail({ status: 400, times: 1 })
  await wizard.send.click()
  await expect(page.getByText('Your quote is still on its way.')).toBeVisible()
  await page.clock.runFor(600)
  await expect(wizard.heading).toHaveText('What needs cleaning?')
  await page.clock.runFor(6000)
  await expect(page.getByText('Your quote has reached us.')).toBeVisible()
  await expect(wizard.heading).toHaveText('What needs cleaning?')
  await expect(page).toHaveURL(url)
  expect(await eventNamesOn(page)).toEqual(['quotefailed', 'quotesubmit', 'quotesent'])
  expect(leadsIn(await mailbox.mails())).toHaveLength(1)
})

test.describe('a page that only half handles a failure', () => {
  test.use({
    expectedMessages: [
      /^error: quote: refused$|status of 400 |^warning: <quote-builder>: handOver/,
    ],
  })

  test('takes nothing over, and keeps the visitor for at most 30 seconds: then they read that it failed', async ({
    page,
    partner,
    mailbox,
  }) => {
    const script = `addEventListener('quotefailed', ({ detail }) => detail.handOver(), { once: true })`
    const url = `${partner}/plain.html`
    const wizard = await reachSend({ page, url, script, posts: mailbox.posts })
    await mailbox.fail({ status: 400 })
    await wizard.send.click()
    await expect(alertOn(page)).toBeFocused()
    await expect(page).toHaveURL(url)

    await test.step('a page that never retries', async () => {
      await page.evaluate(() => addEventListener('quotefailed', (event) => event.preventDefault()))
      await wizard.send.click()
      await page.clock.runFor(1500)
      await expect
        .poll(() => eventNamesOn(page))
        .toEqual(['quotefailed', 'quotesubmit', 'quotefailed'])
      await page.clock.runFor(29_000)
      await expect(sendingOn(page)).toBeDisabled()
      await page.clock.runFor(2000)
      await expect(alertOn(page)).toBeFocused()
      await expect(page).toHaveURL(url)
    })
  })
})

test('an inquiry that a page keeps and retries arrives once', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.clock.install()
  await page.goto(`${partner}/inquiry.html?success-url=none`)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() =>
    addEventListener('inquiryfailed', (event) => {
      event.preventDefault()
      document.title = 'It failed'
      setTimeout((event as CustomEvent<{ retry(): boolean }>).detail.retry, 3000)
    }),
  )
  const form = inquiryOn(page)
  await form.fill()
  await mailbox.fail({ status: 400, times: 1 })
  await form.send.click()
  await expect(page).toHaveTitle('It failed')
  await expect(form.sending).toBeDisabled()
  await page.clock.runFor(4500)
  await expect(form.thanks).toBeVisible()
  expect(await mailbox.mails()).toHaveLength(1)
})
