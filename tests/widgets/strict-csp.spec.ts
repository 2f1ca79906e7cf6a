import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { siteUrl } from '../sites.ts'
import { openWith } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { scriptOf } from './pages.ts'
import { dialogOn } from './wizard-page.ts'

/** Opens a page under a policy with trusted types; returns the violations that the browser reports there. */
async function openUnder(page: Page, partner: string, connect: string, lines: string) {
  const violations: string[] = []
  await page.exposeFunction('violated', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violated } = window as unknown as { violated(violation: string): void }
      violated(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  await openWith(page, partner, lines, {
    'Content-Security-Policy': `default-src 'none'; script-src ${siteUrl}; img-src ${siteUrl};${connect} require-trusted-types-for 'script'; trusted-types 'none'`,
  })
  return violations
}

test('under a strict policy both work', async ({ page, partner, mailbox, baseURL }) => {
  const violations = await openUnder(
    page,
    partner,
    ` connect-src ${siteUrl};`,
    `${scriptOf('quote-builder')}${scriptOf('inquiry-form')}
      <button id="price" type="button">What does it cost?</button>
      <quote-builder success-url="none"></quote-builder>`,
  )
  const wizard = dialogOn(page)
  const { element, trigger, dialog, close } = wizard
  await wizard.reachContact()
  await expect(wizard.send).toHaveCSS('background-image', /linear-gradient/)
  await element.evaluate((quote) => Object.assign(quote, { mode: 'dialog', trigger: '#price' }))
  await trigger.click()
  await expect(dialog).toHaveCSS('position', 'fixed')
  await wizard.sendContact()
  await expect(wizard.thanks).toBeVisible()
  await wizard.button('Print').click()
  const sheet = page.locator('iframe').contentFrame()
  await expect(sheet.locator('.price')).toHaveCSS('background-image', /linear-gradient/)
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Display/)
  expect(await sheet.locator('body').evaluate(() => document.fonts.check('1em Display'))).toBe(true)
  await expect(sheet.getByRole('img', { name: 'QR code' })).toBeVisible()
  await close.click()
  await element.evaluate((quote) => {
    const inquiry = document.createElement('inquiry-form')
    quote.replaceWith(Object.assign(inquiry, { successUrl: 'none' }))
  })
  const form = inquiryOn(page)
  await form.send.click()
  await expect(form.alert).toBeVisible()
  await form.sendLead()
  await expect.poll(async () => (await mailbox.mails()).length).toBe(3)

  await page.locator('inquiry-form').evaluate((form) => {
    sessionStorage.clear()
    form.replaceWith(document.createElement('quote-builder'))
  })
  await wizard.openContact()
  await wizard.sendContact()
  await page.waitForURL(`${baseURL}/booked`)
  expect(violations).toEqual([])
})

test('a policy without mail is said at once', async ({ page, partner, allowed }) => {
  allowed.push(/Content Security Policy|^error: inquiry: unreachable$/)
  const tag =
    '<inquiry-form success-url="none" email-service="s" email-template="t" email-key="key"></inquiry-form>'
  const violations = await openUnder(page, partner, '', scriptOf('inquiry-form') + tag)
  const form = inquiryOn(page)
  await form.fill()
  await form.send.click()
  await expect(form.oops).toBeVisible()
  await expect(form.email).toHaveValue('priya@nair.example')
  // The browser refuses at once, so the widget also tries a request that does not outlive its page.
  const violation = expect.stringContaining('connect-src')
  await expect.poll(() => violations).toEqual([violation, violation])
})
