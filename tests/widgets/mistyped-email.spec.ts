import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { inquiryOn } from './inquiry-page.ts'
import { thanksOn, wizardOn } from './wizard-page.ts'

const question = (page: Page) => page.getByRole('button', { name: 'Did you mean gmail.com?' })

/** Opens each form, and gives its fields and its button. */
const forms = {
  async 'the quote builder'(page: Page, partner: string) {
    await page.goto(`${partner}/plain.html?success-url=none`)
    const wizard = wizardOn(page)
    await wizard.openContact()
    await wizard.fillContact({ email: '', phone: '' })
    const field = (label: string) => page.getByLabel(label, { exact: true })
    return {
      email: field('Email'),
      phone: field('Phone'),
      send: wizard.send,
      thanks: thanksOn(page),
    }
  },
  async 'the inquiry form'(page: Page, partner: string) {
    await page.goto(`${partner}/inquiry.html?success-url=none`)
    const form = inquiryOn(page)
    await form.fill({ email: '', phone: '' })
    return form
  },
}

for (const [name, open] of Object.entries(forms)) {
  test(`${name} asks about a misspelt provider once the field is left, and one press takes the right one`, async ({
    page,
    partner,
    mailbox,
  }) => {
    const { email, phone, send, thanks } = await open(page, partner)
    await send.click()
    await email.pressSequentially('ann@gmial.com')
    await expect(question(page)).toHaveCount(0)
    const before = await send.boundingBox()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('status').filter({ has: question(page) })).toHaveText(
      'Did you mean gmail.com?',
    )
    const check = page.locator('.field', { has: email }).locator(':scope > svg')
    await expect(check).toHaveCount(0)
    expect((await send.boundingBox())?.y, 'nothing moves under a press').toBe(before?.y)

    await phone.fill('6045550142')
    await page.keyboard.press('Shift+Tab')
    await expect(question(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(email).toHaveValue('ann@gmail.com')
    await expect(email).toBeFocused()
    await expect(question(page)).toHaveCount(0)
    await expect(check).toBeVisible()

    await send.click()
    await expect(thanks).toBeVisible()
    expect(JSON.stringify((await mailbox.mails()).map((mail) => mail.template_params))).toContain(
      'ann@gmail.com',
    )
  })

  test(`${name} sends an address as it is, whatever it asks, and asks no more once it is changed`, async ({
    page,
    partner,
    mailbox,
  }) => {
    const { email, phone, send, thanks } = await open(page, partner)
    await email.fill('ann@gmail.con')
    await phone.fill('6045550142')
    await expect(question(page)).toBeVisible()
    await email.press('End')
    await page.keyboard.type('tact.example')
    await phone.focus()
    await expect(question(page)).toHaveCount(0)

    await email.fill('ann@gmail.co')
    await send.click()
    await expect(thanks).toBeVisible()
    const [mail] = await mailbox.mails()
    expect(JSON.stringify(mail?.template_params)).toContain('"ann@gmail.co"')
  })
}

test('on a phone the question can be pressed and covers no label, however long the address is', async ({
  page,
  partner,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${partner}/inquiry.html`)
  const { email, phone } = inquiryOn(page)
  await email.fill('ann.marie.van.der.berg@hotmial.com')
  await phone.fill('6045550142')
  const button = page.getByRole('button', { name: 'Did you mean hotmail.com?' })
  const { x, y, width, height } = (await button.boundingBox()) ?? {
    x: -1,
    y: 0,
    width: 0,
    height: 0,
  }
  const label = await page.getByText('Phone Number', { exact: true }).boundingBox()
  expect(height).toBeGreaterThanOrEqual(24)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(320)
  expect(y + height).toBeLessThanOrEqual(label?.y ?? 0)
  await button.click()
  await expect(email).toHaveValue('ann.marie.van.der.berg@hotmail.com')
})
