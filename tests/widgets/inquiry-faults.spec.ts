import { expect, test } from '../browser.ts'
import { business } from '../facts.ts'
import { faults, messageOf, missingMailbox, spacing, withoutMailbox } from './faults.ts'
import { inquiry, inquiryOn } from './inquiry-page.ts'
import { nowhere } from './where-from.ts'

test.describe('a mail service that fails in one way after the other', () => {
  test.use({ expectedMessages: [messageOf('inquiry', faults)] })

  test('is reported to the visitor each time, who keeps every value and can try again until it is sent', async ({
    page,
    context,
    partner,
    mailbox,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.clock.install()
    await page.goto(`${partner}/inquiry.html?success-url=none`)
    const world = { page, context, fail: mailbox.fail }
    const form = inquiryOn(page)
    await form.fill()
    const failuresOn = () =>
      page.evaluate(() => {
        const { events, dataLayer } = window as unknown as Record<string, { event: string }[]>
        return { events, failures: dataLayer?.filter(({ event }) => event === 'lead_failed') }
      })
    const reports: object[] = []
    let arrived = 0
    let press = form.send
    for (const { fault, cause, mend, posts, reason } of faults) {
      await test.step(`${fault}: ${posts} POSTs, the visitor gets a message and keeps every value`, async () => {
        await cause(world)
        await press.click()
        const lead = { service: 'pressure-washing', lead_id: expect.stringMatching(/^\w{12,}$/) }
        reports.push({ ...lead, ...nowhere, reason })
        await expect
          .poll(async () => (await failuresOn()).events?.length, { timeout: 10_000 })
          .toBe(reports.length)

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

        const call = form.alert.getByRole('link', { name: business.phone })
        await expect(call).toHaveAttribute('href', business.telHref)
        const mail = await form.alert
          .getByRole('link', { name: 'Email us this message' })
          .getAttribute('href')
        expect(decodeURIComponent(mail ?? '')).toBe(
          `mailto:${business.email}?subject=Inquiry&body=Name: ${inquiry.name}\nEmail: ${inquiry.email}\nPhone: ${inquiry.phone}\nService: Pressure Washing\n\n${inquiry.message}`,
        )
        const { events, failures } = await failuresOn()
        expect(events).toEqual(reports.map((detail) => ['inquiryfailed', detail]))
        expect(failures).toHaveLength(reports.length)
        expect(failures?.at(-1)).toMatchObject({ ...lead, partner: nowhere.partner, reason })
        arrived += posts
        expect(await mailbox.posts()).toHaveLength(arrived)
        await mend(world)
        await page.clock.runFor(spacing)
        press = form.alert.getByRole('button', { name: 'Try again' })
      })
    }
    await press.click()
    await expect(form.thanks).toBeVisible()
    await expect(form.message).toHaveValue('')
    const posts = await mailbox.posts()
    expect(posts).toHaveLength(arrived + 1)
    expect(new Set(posts.map(({ leadId }) => leadId)).size).toBe(1)
  })
})

test.describe('a mail service that is busy once', () => {
  test.use({ expectedMessages: [/status of 503/] })

  test('is retried with the same lead, and the visitor notices nothing', async ({
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

test.describe('built without EmailJS ids, on a host without a mailbox', () => {
  test.use({ expectedMessages: missingMailbox })

  test('the form says at once that nothing can be sent, and which number to call', async ({
    page,
    partner,
  }) => {
    await withoutMailbox(page)
    const consoleMessage = page.waitForEvent('console', (message) =>
      message.text().startsWith('<inquiry'),
    )
    await page.goto(`${partner}/inquiry.html`)
    const form = inquiryOn(page)
    await expect(form.alert).toContainText('Nothing can be sent from here')
    await expect(form.alert.getByRole('link', { name: business.phone })).toHaveAttribute(
      'href',
      business.telHref,
    )
    await expect(form.name).toHaveCount(0)
    await expect(form.send).toHaveCount(0)
    expect((await consoleMessage).text()).toBe(
      '<inquiry-form> cannot send: build it with EmailJS ids in .env.',
    )
  })
})
