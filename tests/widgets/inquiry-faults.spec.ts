import type { BrowserContext, Page } from 'playwright/test'
import { expect, type Fault, test } from '../browser.ts'
import { inquiry, inquiryOn } from './inquiry-page.ts'

interface World {
  page: Page
  context: BrowserContext
  /** What the mail service does to the next POSTs. */
  fail(fault: Fault): Promise<void>
}

interface Case {
  fault: string
  cause(world: World): unknown
  mend(world: World): unknown
  /** POSTs that arrived before the visitor tries again. */
  posts: number
  /** What `inquiryfailed` and the console say. */
  reason: string
  /** The browser's own words on the console, beside ours. */
  browser: string
}

const route = '**/api/v1.0/email/send'

const answer = (status: number, posts: number, reason: string): Case => ({
  fault: `the service answers ${status}`,
  cause: ({ fail }) => fail({ status, body: '<h1>Stack trace at line 7</h1>' }),
  mend: ({ fail }) => fail({}),
  posts,
  reason,
  browser: `status of ${status} `,
})

const abort = (error: string): Case => ({
  fault: `the request fails with ${error}`,
  cause: ({ page }) => page.route(route, (request) => request.abort(error)),
  mend: ({ page }) => page.unroute(route),
  posts: 0,
  reason: 'unreachable',
  browser: 'net::ERR_',
})

/** The 20 seconds of patience pass in a moment; that they are 20 is checked. */
const shortenPatience = () => {
  const patience = AbortSignal.timeout
  AbortSignal.timeout = (milliseconds) => {
    if (milliseconds !== 20_000) throw new Error(`The patience is ${milliseconds} ms.`)
    return patience.call(AbortSignal, 500)
  }
}

// What keeps an inquiry from being sent: how many POSTs arrived, and what the console says.
const cases: Case[] = [
  {
    fault: 'offline',
    cause: ({ context }) => context.setOffline(true),
    mend: ({ context }) => context.setOffline(false),
    posts: 0,
    reason: 'unreachable',
    browser: 'ERR_INTERNET_DISCONNECTED',
  },
  abort('blockedbyclient'),
  abort('namenotresolved'),
  abort('connectionrefused'),
  answer(400, 1, 'refused'),
  answer(403, 1, 'refused'),
  answer(404, 1, 'refused'),
  answer(412, 1, 'refused'),
  answer(413, 1, 'refused'),
  answer(429, 2, 'busy'),
  answer(500, 2, 'busy'),
  answer(503, 2, 'busy'),
  {
    fault: 'no answer for 20 seconds',
    cause: async ({ page, fail }) => {
      await page.evaluate(shortenPatience)
      await fail({ delay: 3000, times: 1 })
    },
    mend: () => {},
    posts: 1,
    reason: 'timeout',
    browser: 'nothing',
  },
]

for (const { fault, cause, mend, posts, reason, browser } of cases) {
  test.describe(fault, () => {
    test.use({
      expectedMessages: [new RegExp(`^error: inquiry: ${reason}$|${browser}`)],
    })

    test(`${fault}: ${posts} POSTs, the visitor is told, keeps every value, and can try again`, async ({
      page,
      context,
      partner,
      mailbox,
    }) => {
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      await page.goto(`${partner}/inquiry.html?success-url=none`)
      const world = { page, context, fail: mailbox.fail }
      const form = inquiryOn(page)
      await form.fill()
      await cause(world)
      await form.send.click()

      await expect(form.oops).toBeVisible()
      await expect(form.alert).toBeFocused()
      await expect(form.alert).toContainText(
        'There was an issue sending your inquiry. Please try again or call us directly.',
      )
      await expect(page.locator('inquiry-form')).not.toContainText('Stack trace')
      await expect(form.send).toBeEnabled()
      expect(logged).toContain(`inquiry: ${reason}`)
      for (const field of ['name', 'email', 'phone', 'service', 'message'] as const)
        await expect(form[field]).toHaveValue(inquiry[field])

      const call = form.alert.getByRole('link', { name: '(604) 555-0142' })
      await expect(call).toHaveAttribute('href', 'tel:+16045550142')
      const mail = await form.alert
        .getByRole('link', { name: 'Email us this message' })
        .getAttribute('href')
      expect(decodeURIComponent(mail ?? '')).toBe(
        `mailto:hello@goldcrest.example?subject=Inquiry&body=Name: ${inquiry.name}\nEmail: ${inquiry.email}\nPhone: ${inquiry.phone}\nService: Pressure Washing\n\n${inquiry.message}`,
      )
      const events = await page.evaluate(() => (window as unknown as { events: unknown }).events)
      expect(events).toEqual([['inquiryfailed', { service: 'pressure-washing', reason }]])
      expect(await mailbox.posts()).toHaveLength(posts)

      await mend(world)
      await form.send.click()
      await expect(form.thanks).toBeVisible()
      await expect(form.message).toHaveValue('')
      const arrived = await mailbox.posts()
      expect(arrived).toHaveLength(posts + 1)
      expect(new Set(arrived.map(({ leadId }) => leadId)).size).toBe(1)
    })
  })
}

test.describe('a service that is busy once', () => {
  test.use({ expectedMessages: [/status of 503/] })

  test('is asked again with the same lead, and the visitor hears nothing of it', async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.goto(`${partner}/inquiry.html?success-url=none`)
    await mailbox.fail({ status: 503, times: 1 })
    const form = inquiryOn(page)
    await form.fill()
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    const [first, second] = await mailbox.posts()
    expect(first?.leadId).toBe(second?.leadId)
    expect(await mailbox.mails()).toHaveLength(1)
  })
})
