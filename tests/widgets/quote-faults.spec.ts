import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { business, dollars, oneBedroom } from '../facts.ts'
import { faults, missingMailbox, withoutMailbox } from './faults.ts'
import { contact, wizardOn } from './wizard-page.ts'

/** To the contact step, filled in; the mail about the viewed quote has arrived. */
async function reachSend(page: Page, url: string, posts: () => Promise<unknown[]>) {
  await page.goto(url)
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await expect.poll(async () => (await posts()).length).toBe(1)
  await wizard.fillContact()
  return wizard
}

// The page stays where leaving would lose the lead: it failed in time, or there is nowhere to go.
for (const { fault, cause, mend, posts, reason, browser } of faults) {
  test.describe(fault, () => {
    test.use({ expectedMessages: [new RegExp(`^error: quote: ${reason}$|${browser}`)] })

    // Nobody waits 20 seconds on a page that has somewhere to go.
    const isInTime = reason !== 'timeout'
    const url = isInTime ? 'plain.html' : 'plain.html?success-url=none'

    test(`${fault}: ${posts} POSTs, the visitor is told, keeps every value, and can try again`, async ({
      page,
      context,
      partner,
      mailbox,
      baseURL,
    }) => {
      const wizard = await reachSend(page, `${partner}/${url}`, mailbox.posts)
      const world = { page, context, fail: mailbox.fail }
      await cause(world)
      await wizard.send.click()

      const alert = page.getByRole('alert')
      await expect(alert).toBeFocused()
      await expect(alert).toContainText('There was an issue sending your quote. Please try again.')
      await expect(page.locator('quote-builder')).not.toContainText('Stack trace')
      await expect(wizard.send).toBeEnabled()
      await expect(page.getByLabel('Name')).toHaveValue(contact.name)
      await expect(page.getByLabel('Email')).toHaveValue(contact.email)
      await expect(page.getByLabel('Phone')).toHaveValue(contact.phone)
      await expect(page.getByLabel('Additional Notes')).toHaveValue(contact.message)

      await expect(alert.getByRole('link', { name: business.phone })).toHaveAttribute(
        'href',
        business.telHref,
      )
      const mail = await alert
        .getByRole('link', { name: 'email us this quote' })
        .getAttribute('href')
      expect(decodeURIComponent(mail ?? '')).toBe(
        `mailto:${business.email}?subject=Residential Cleaning&body=${oneBedroom.lines}\nTotal: ${dollars(oneBedroom.total)}\n\n${contact.message}`,
      )
      const told = await page.evaluate(() => {
        const { events, dataLayer } = window as unknown as {
          events: [string, object][]
          dataLayer: { event: string }[]
        }
        const failed = events.filter(([name]) => name === 'quotefailed')
        const counted = dataLayer.filter(({ event }) => event === 'lead_failed')
        return [...failed.map(([, detail]) => detail), ...counted]
      })
      const failure = {
        service: 'residential',
        reason,
        partner: 'Fleetwood Rentals',
        lead_id: expect.stringMatching(/^\w{12,}$/),
      }
      expect(told).toMatchObject([failure, failure])
      expect(await mailbox.posts()).toHaveLength(1 + posts)

      await mend(world)
      await alert.getByRole('button', { name: 'Try again' }).click()
      if (isInTime) await page.waitForURL(`${baseURL}/booked`)
      else await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
      await expect.poll(async () => (await mailbox.posts()).length).toBe(1 + posts + 1)
      const [, ...lead] = await mailbox.posts()
      expect(new Set(lead.map(({ leadId }) => leadId)).size).toBe(1)
    })
  })
}

test.describe('a service that is slow to say that it is busy', () => {
  test.use({ expectedMessages: [/status of 503|^error: quote: busy/] })

  test('keeps the page too: a known failure is never thanked for', async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.clock.install()
    const wizard = await reachSend(page, `${partner}/plain.html`, mailbox.posts)
    await page.clock.pauseAt(Date.now() + 60_000)
    await mailbox.fail({ status: 503 })
    const held: (() => void)[] = []
    await page.route('**/email/send', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await wizard.send.click()
    // Both tries together take longer than a page waits for an answer.
    for (const tries of [1, 2]) {
      await expect.poll(() => held.length).toBe(tries)
      await page.clock.runFor(1500)
      held.at(-1)?.()
    }
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveURL(/plain\.html$/)
    const [, ...lead] = await mailbox.posts()
    expect(lead).toHaveLength(2)
  })
})

test.describe('built without EmailJS ids, on a host without a mailbox', () => {
  test.use({ expectedMessages: missingMailbox })

  test('the price can be had, and the last step says that nothing can be sent, and whom to call', async ({
    page,
    partner,
  }) => {
    await withoutMailbox(page)
    const told = page.waitForEvent('console', (message) => message.text().startsWith('<quote'))
    await page.goto(`${partner}/plain.html`)
    expect((await told).text()).toBe(
      '<quote-builder> cannot send: build it with EmailJS ids in .env.',
    )
    const wizard = wizardOn(page)
    await wizard.reachContact()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Nothing can be sent from here.')
    await expect(alert.getByRole('link', { name: business.phone })).toHaveAttribute(
      'href',
      business.telHref,
    )
    await expect(alert.getByRole('link', { name: 'email us this quote' })).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveCount(0)
    await expect(wizard.send).toHaveCount(0)
    await wizard.back.click()
    await expect(wizard.book).toBeVisible()
  })
})
