import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { dialogOn } from './dialog-page.ts'
import { inquiryOn } from './inquiry-page.ts'
import { thanksOn, wizardOn } from './wizard-page.ts'

/** Collects the policy violations that the browser reports on any page from now on. */
async function violationsOf(page: Page) {
  const violations: string[] = []
  await page.exposeFunction('violated', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violated } = window as unknown as { violated(violation: string): void }
      violated(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return violations
}

test('under a strict content security policy with trusted types both widgets are styled and send, inline and in a dialog, without a violation', async ({
  page,
  partner,
  mailbox,
  baseURL,
}) => {
  const violations = await violationsOf(page)
  await page.goto(`${partner}/strict-csp.html`)
  const { element, trigger, dialog, close } = dialogOn(page)
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await expect(wizard.send).toHaveCSS('background-image', /linear-gradient/)
  await element.evaluate((quote) => Object.assign(quote, { mode: 'dialog', trigger: '#price' }))
  await trigger.click()
  await expect(dialog).toHaveCSS('position', 'fixed')
  await wizard.fillContact()
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()
  await wizard.button('Print').click()
  const sheet = page.locator('iframe').contentFrame()
  await expect(sheet.locator('.price')).toHaveCSS('background-image', /linear-gradient/)
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Display/)
  expect(await sheet.locator('body').evaluate(() => document.fonts.check('1em Display'))).toBe(true)
  await expect(sheet.getByRole('img', { name: 'QR code' })).toBeVisible()
  await close.click()
  await element.evaluate((quote) => {
    quote.remove()
    const inquiry = document.createElement('inquiry-form')
    document.body.append(Object.assign(inquiry, { successUrl: 'none' }))
  })
  const form = inquiryOn(page)
  await form.send.click()
  await expect(form.alert).toBeVisible()
  await form.fill()
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await expect.poll(async () => (await mailbox.mails()).length).toBe(3)
  expect(violations).toEqual([])

  await page.evaluate(() => {
    sessionStorage.clear()
    document.querySelector('inquiry-form')?.remove()
    document.body.append(document.createElement('quote-builder'))
  })
  await wizard.openContact()
  await wizard.fillContact()
  await wizard.send.click()
  await page.waitForURL(`${baseURL}/booked`)
  expect(violations).toEqual([])
})

test.describe('under a policy that blocks the mail service', () => {
  test.use({ expectedMessages: [/Content Security Policy|^error: inquiry: unreachable$/] })

  test('the visitor gets a message at once and keeps every word', async ({ page, partner }) => {
    const violations = await violationsOf(page)
    await page.goto(`${partner}/csp-without-mail.html`)
    const form = inquiryOn(page)
    await form.fill()
    await form.send.click()
    await expect(form.oops).toBeVisible()
    await expect(form.email).toHaveValue('priya@nair.example')
    // The browser refuses at once, so the widget also tries a request that does not outlive its page.
    const violation = expect.stringContaining('connect-src')
    await expect.poll(() => violations).toEqual([violation, violation])
  })
})
