import { expect, test } from '../browser.ts'
import { inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

test.use({
  expectedMessages: [/^warning: <[\w-]+>: [\w-]+(=".*")? is not .+\. Taken instead: .+\.$/s],
})

test('markup in any attribute of either widget runs nothing, creates no element, and is sent as plain text', async ({
  page,
  partner,
  mailbox,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(`${partner}/script-in-attributes.html`)
  const [quote, inquiry] = [page.locator('quote-builder'), page.locator('inquiry-form')]
  const form = inquiryOn(page)
  await expect(form.name).toBeVisible()
  const made = page.locator('img, [onerror], [onload]').or(page.locator('svg:not([aria-hidden])'))
  await expect(made).toHaveCount(0)
  // Where the trigger is not a valid selector, the dialog has its own button.
  for (const element of [quote, inquiry])
    await element.evaluate((self) => self.setAttribute('mode', 'dialog'))
  await expect(page.getByRole('button', { name: 'Get an instant quote' })).toBeVisible()
  await inquiry.evaluate((self) => Object.assign(self, { mode: '', successUrl: 'none' }))
  await form.fill()
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await quote.evaluate((self) => self.removeAttribute('mode'))
  await wizardOn(page).openContact()
  await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
  const text = await quote.getAttribute('partner')
  expect(text).toContain('<img src=x onerror=')
  for (const { template_params: sent } of await mailbox.mails()) expect(sent.partner).toBe(text)
  await expect(made).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { ran: number }).ran)).toBe(0)
  expect(requests).not.toContain('/x')
})

test('the inquiry form leads to its own thank-you page whatever hostile address it is given', async ({
  page,
  partner,
  baseURL,
}) => {
  await page.clock.install()
  await page.goto(`${partner}/inquiry.html`)
  await page.evaluate(() =>
    document.addEventListener('inquirysubmit', (event) => event.preventDefault()),
  )
  const form = inquiryOn(page)
  const hasLeftFor = async (url: string) => {
    await page.evaluate((successUrl) => {
      const fresh = Object.assign(document.createElement('inquiry-form'), {
        successUrl,
        contactName: 'Priya Nair',
        contactEmail: 'priya@nair.example',
        contactPhone: '(604) 555-0177',
      })
      document.querySelector('inquiry-form')?.replaceWith(fresh)
      ;(window as unknown as { events: unknown[] }).events.length = 0
    }, url)
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    await page.clock.runFor(3000)
    const [, submit] = await page.evaluate(
      () => (window as unknown as { events: [string, { url: string }][] }).events,
    )
    return submit?.[1].url
  }
  expect(await hasLeftFor('/thanks')).toBe('/thanks')
  for (const url of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hi',
    '//evil.example',
    '\\\\evil.example',
    'http:/\\evil.example',
  ])
    expect(await hasLeftFor(url), url).toBe(`${baseURL}/booked`)
})
