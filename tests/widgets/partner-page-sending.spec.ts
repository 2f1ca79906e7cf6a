import { expect, test } from '../browser.ts'
import { guideOn } from './guide-page.ts'

test.use({
  expectedMessages: [
    // The ids of an account are typed one after the other.
    /^error: inquiry: unreachable$|email-service, email-template and email-key need each other/,
  ],
})

test('the preview shows what happens, and sends as was chosen', async ({ page, site, mailbox }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.goto(`${site}/widgets/`)
  const { wizard, inquiry, log, radio, fill, open, seePreview } = guideOn(page)
  await seePreview()
  const entries = log.getByRole('listitem')
  await expect(entries).toHaveText([/quotestep/])
  await fill('partner', 'Fleetwood Rentals')
  await fill('success-url', '/thanks')
  await wizard.reachContact()
  // The mail about the viewed quote is listed too, before or after it.
  const newestStep = entries.filter({ hasText: 'quotestep' }).first()
  await newestStep.locator('summary').click()
  await expect(newestStep.locator('pre')).toHaveText(/"step": 6,\s+"of": 6,/)
  await expect(log.getByText('service_selection', { exact: true })).toBeVisible()
  await wizard.sendContact()
  const newest = entries.first()
  await expect(newest.locator('b')).toHaveText('quotesubmit')
  await expect(newest.locator('pre')).toContainText('"url": "/thanks"')
  const mails = entries.filter({ hasText: /^mail/ })
  await expect(mails).toHaveCount(2)
  await expect(mails.first().locator('pre')).toContainText('"partner": "Fleetwood Rentals"')
  await expect(wizard.heading).toHaveText('Thank You!')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(entries).toHaveCount(0)
  await expect(page.getByText(/^Press something in the preview/)).toBeVisible()

  await test.step('what a visitor sends leaves the page only for real', async () => {
    const heard = (event: string) => expect(log.getByText(event, { exact: true })).toHaveCount(1)
    await page.getByText('Inquiries', { exact: true }).click()
    await inquiry.sendLead()
    await heard('inquirysent')
    await radio('When a visitor sends', 'Pretend it fails').click()
    await inquiry.fill()
    await inquiry.send.click()
    await expect(inquiry.oops).toBeVisible()
    await heard('inquiryfailed')
    expect(posts).toEqual([])
    expect(await mailbox.posts()).toEqual([])

    await page.getByRole('button', { name: 'Clear' }).click()
    await radio('When a visitor sends', 'Send for real').click()
    await open('Your own EmailJS')
    await fill('email-service', 'service_mine')
    await fill('email-template', 'template_mine')
    await fill('email-key', 'mine')
    await inquiry.send.click()
    await expect(inquiry.thanks).toBeVisible()
    await heard('inquirysent')
    const mails = await mailbox.mails()
    expect(mails.map(({ service_id }) => service_id)).toEqual(['service_mine'])
    expect(mails[0]?.template_params.from_name).toBe('Priya Nair')
  })
})
