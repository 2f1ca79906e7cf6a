import { expect, test } from '../browser.ts'
import { guideOn } from './guide-page.ts'

test.use({ expectedMessages: [/^error: (inquiry|viewed quote): unreachable$/] })

test('events, pushes and mails show up as they happen, and nothing is sent unless it is for real', async ({
  page,
  site,
  mailbox,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.goto(`${site}/widgets/`)
  const { wizard, inquiry, log, radio, fill, open } = guideOn(page)
  await expect(log.getByRole('listitem')).toHaveText([/quotestep/])
  await fill('partner', 'Fleetwood Rentals')
  await fill('success-url', '/thanks')
  await wizard.reachContact()
  await expect(log.getByText('service_selection', { exact: true })).toBeVisible()
  const first = log.getByRole('listitem').first()
  await expect(first.locator('b')).toHaveText('quotestep')
  await first.locator('summary').click()
  await expect(first.locator('pre')).toHaveText(/"step": 6,\s+"of": 6,/)
  await wizard.fillContact()
  await wizard.send.click()
  await expect(first.locator('b')).toHaveText('quotesubmit')
  await expect(first.locator('pre')).toContainText('"url": "/thanks"')
  const mails = log.getByRole('listitem').filter({ hasText: /^mail/ })
  await expect(mails).toHaveCount(2)
  await expect(mails.first().locator('pre')).toContainText('"partner": "Fleetwood Rentals"')
  await expect(wizard.send).toBeEnabled()

  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(log.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByText(/^Press something in the preview/)).toBeVisible()

  await page.getByText('Inquiries', { exact: true }).click()
  await radio('When a visitor sends', 'Pretend it fails').click()
  await inquiry.fill()
  await inquiry.send.click()
  await expect(inquiry.oops).toBeVisible()
  await expect(log.getByText('inquiryfailed', { exact: true })).toBeVisible()
  expect(posts).toEqual([])
  expect(await mailbox.posts()).toEqual([])

  await radio('When a visitor sends', 'Send for real').click()
  await open('Your own EmailJS')
  await fill('email-service', 'service_mine')
  await inquiry.send.click()
  await expect(inquiry.thanks).toBeVisible()
  await expect(log.getByText('inquirysent', { exact: true })).toBeVisible()
  const [mail, ...others] = await mailbox.mails()
  expect(others).toEqual([])
  expect(mail?.service_id).toBe('service_mine')
  expect(mail?.template_params.from_name).toBe('Priya Nair')
})
