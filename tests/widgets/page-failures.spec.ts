import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { eventNamesOn, pushesOn } from './host.ts'
import { leadForms, openFilled } from './lead-forms.ts'
import { wizardOn } from './wizard-page.ts'

/*
 * What a host's page may do with a failed lead. The recipes are copied from the guide word for word.
 */

test.use({
  expectedMessages: [
    /^error: (quote|inquiry): refused$|status of 400 |^warning: <quote-builder>: handOver/,
  ],
})

const recipe = (name: string) => readFile(new URL(`./recipes/${name}.js`, import.meta.url), 'utf8')

const alertOn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'There was an issue sending your quote.' })

/** The names of the lead events that reached the page. */
const leadEventsOn = (page: Page) => eventNamesOn(page, /submit|sent|failed/)

/** Opens the contact step, filled in, on a page with this script and a clock that the test controls. */
async function reachSend(
  page: Page,
  partner: string,
  script: string,
  posts: () => Promise<unknown[]>,
  [form, query] = [leadForms[0] as (typeof leadForms)[number], ''],
) {
  await page.clock.install()
  const filled = await openFilled(page, partner, form, query, posts)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(script)
  return filled
}

for (const [file, seconds] of [
  // A prevented failure keeps the visitor until the page retries.
  ['retry-later', 2.5],
  // A retry at once saves the visitor from the message, without preventing anything.
  ['retry-at-once', 0],
] as const)
  for (const query of ['', '?success-url=none'])
    test(`recipe ${file} where the page ${query ? 'stays @long' : 'leaves'}`, async ({
      page,
      partner,
      mailbox,
    }) => {
      const script = await recipe(file)
      const form = await reachSend(page, partner, script, mailbox.posts, [leadForms[0], query])
      await mailbox.fail({ status: 400, times: 1 })
      await form.send.click()
      await expect.poll(() => leadEventsOn(page)).toEqual(['quotefailed'])
      if (seconds) {
        await page.clock.runFor(seconds * 1000)
        await expect(form.sending).toBeDisabled()
        await expect(page).toHaveURL(`${partner}/plain.html${query}`)
      }
      await page.clock.runFor(1500)
      if (query) await expect(form.thanks).toBeFocused()
      else await page.waitForURL('**/booked')
      expect(await mailbox.leads()).toHaveLength(1)
      const [, ...lead] = await mailbox.posts()
      expect(lead).toHaveLength(2)
      expect(new Set(lead.map(({ leadId }) => leadId)).size).toBe(1)
    })

test('no retry of what a visitor changed', async ({ page, partner, mailbox }) => {
  const script = `addEventListener('quotefailed', ({ detail }) => { window.retry = detail.retry })`
  const form = await reachSend(page, partner, script, mailbox.posts, [
    leadForms[0],
    '?success-url=none',
  ])
  const retry = () => page.evaluate('retry()')
  await mailbox.fail({ status: 400, times: 2 })
  await form.send.click()
  await expect(alertOn(page)).toBeFocused()
  await form.message.fill('Two dogs.')
  await expect(alertOn(page)).toBeVisible()
  expect(await retry()).toBe(false)
  await form.send.click()
  await page.clock.runFor(1500)
  await expect.poll(() => leadEventsOn(page)).toEqual(['quotefailed', 'quotefailed'])
  await expect(alertOn(page)).toBeFocused()

  await test.step('a retry behind the message replaces it, and counts one lead', async () => {
    expect(await retry()).toBe(true)
    expect(await retry()).toBe(false)
    await page.clock.runFor(1500)
    await expect(form.thanks).toBeFocused()
    await expect(alertOn(page)).toHaveCount(0)
    expect(await pushesOn(page, /^generate_lead$/)).toHaveLength(1)
    expect(await mailbox.leads()).toHaveLength(1)
    expect(await mailbox.posts()).toHaveLength(4)
  })
})

test('a page takes a failed lead over', async ({ page, partner, mailbox }) => {
  const form = await reachSend(page, partner, await recipe('hand-over'), mailbox.posts)
  const { heading } = wizardOn(page)
  await mailbox.fail({ status: 400, times: 1 })
  await form.send.click()
  await expect(page.getByText('Your quote is still on its way.')).toBeVisible()
  await page.clock.runFor(600)
  await expect(heading).toHaveText('What needs cleaning?')
  await page.clock.runFor(6000)
  await expect(page.getByText('Your quote has reached us.')).toBeVisible()
  await expect(heading).toHaveText('What needs cleaning?')
  await expect(page).toHaveURL(`${partner}/plain.html`)
  expect(await leadEventsOn(page)).toEqual(['quotefailed', 'quotesubmit', 'quotesent'])
  expect(await mailbox.leads()).toHaveLength(1)
})

test('a page that half handles a failure', async ({ page, partner, mailbox }) => {
  const script = `addEventListener('quotefailed', ({ detail }) => detail.handOver(), { once: true })`
  const form = await reachSend(page, partner, script, mailbox.posts)
  await mailbox.fail({ status: 400 })
  await form.send.click()
  await expect(alertOn(page)).toBeFocused()
  await expect(page).toHaveURL(`${partner}/plain.html`)

  await test.step('one that never retries keeps the visitor for 30 seconds', async () => {
    await page.evaluate(() => addEventListener('quotefailed', (event) => event.preventDefault()))
    await form.send.click()
    await page.clock.runFor(1500)
    await expect
      .poll(() => leadEventsOn(page))
      .toEqual(['quotefailed', 'quotesubmit', 'quotefailed'])
    await page.clock.runFor(29_000)
    await expect(form.sending).toBeDisabled()
    await page.clock.runFor(2000)
    await expect(alertOn(page)).toBeFocused()
    await expect(page).toHaveURL(`${partner}/plain.html`)
  })
})

test('an inquiry that a page retries', async ({ page, partner, mailbox }) => {
  const script = `addEventListener('inquiryfailed', (event) => {
    event.preventDefault()
    document.title = 'It failed'
    setTimeout(event.detail.retry, 3000)
  })`
  const form = await reachSend(page, partner, script, mailbox.posts, [
    leadForms[1],
    '?success-url=none',
  ])
  await mailbox.fail({ status: 400, times: 1 })
  await form.send.click()
  await expect(page).toHaveTitle('It failed')
  await expect(form.sending).toBeDisabled()
  await page.clock.runFor(4500)
  await expect(form.thanks).toBeVisible()
  expect(await mailbox.leads()).toHaveLength(1)
})
