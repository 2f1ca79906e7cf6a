import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { contact, thanksOn, wizardOn } from './wizard-page.ts'

/** Gives every object of the page a property by the name of a setting. */
const pollute = (page: Page) =>
  page.evaluate(() => {
    Object.assign(Object.prototype, {
      emailOrigin: 'https://evil.example',
      emailKey: 'evil',
      successUrl: '/evil',
      partner: 'Mallory',
      test: 'yes',
      service: 'commercial',
      bedrooms: '7',
      contactName: 'Mallory',
    })
  })

for (const when of ['before', 'after'] as const) {
  test(`properties that a page adds to every object ${when} the script are not read as settings`, async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.goto(`${partner}/late.html`)
    const load = () => page.evaluate(() => (window as unknown as { load(): Promise<void> }).load())
    if (when === 'before') await pollute(page)
    await page.locator('quote-builder').evaluate((self) => {
      self.setAttribute('success-url', 'none')
      self.setAttribute('theme', 'light')
    })
    await load()
    if (when === 'after') {
      await pollute(page)
      await page.locator('quote-builder').evaluate((self) => self.setAttribute('theme', 'dark'))
    }
    const wizard = wizardOn(page)
    await wizard.choose('Residential Cleaning')
    await expect(wizard.count('Bedrooms')).toHaveValue('0')
    await wizard.more('bedroom', 1)
    for (let i = 0; i < 3; i++) await wizard.continue.click()
    await wizard.book.click()
    await expect(page.getByLabel('Name')).toHaveValue('')
    await wizard.fillContact()
    await wizard.send.click()
    await expect(thanksOn(page)).toBeVisible()
    const mails = await mailbox.mails()
    const lead = mails.find(({ template_params }) => template_params.name === contact.name)
    expect(lead).toMatchObject({ user_id: 'mailbox', template_params: { partner: '' } })
    expect(lead?.template_params).not.toHaveProperty('test')
  })
}

test.describe('a property that cannot be written as text', () => {
  test.use({
    expectedMessages: [
      /^warning: <quote-builder>: (service|bedrooms|partner) is not text\. Its default is taken\.$/,
    ],
  })

  for (const when of ['before', 'after'] as const) {
    test(`set ${when} the script, falls back to its default, and warns once`, async ({
      page,
      partner,
    }) => {
      const warnings: string[] = []
      page.on('console', (message) => warnings.push(message.text()))
      await page.goto(`${partner}/late.html`)
      const load = () =>
        page.evaluate(() => (window as unknown as { load(): Promise<void> }).load())
      const set = () =>
        page.locator('quote-builder').evaluate((self) => {
          const values = {
            service: Symbol('residential'),
            bedrooms: Object.create(null),
            partner: {
              toString() {
                throw new Error('no text')
              },
            },
          }
          for (let i = 0; i < 2; i++) Object.assign(self, values)
        })
      if (when === 'before') await set()
      await load()
      if (when === 'after') await set()
      const wizard = wizardOn(page)
      await wizard.choose('Residential Cleaning')
      await expect(wizard.count('Bedrooms')).toHaveValue('0')
      expect(warnings).toHaveLength(3)
    })
  }
})

test.describe('on a page whose picture hides a property of the document', () => {
  test.use({ expectedMessages: [/^error: <quote-builder> cannot be drawn on this page:/] })

  test('the fallback text stays, and the console explains it in one line', async ({
    page,
    partner,
  }) => {
    const errors: string[] = []
    page.on('console', (message) => errors.push(message.text()))
    await page.goto(`${partner}/named-picture.html`)
    await expect(page.getByText('Call (604) 555-0142 for a price.')).toBeVisible()
    await expect.poll(() => errors).toHaveLength(1)
  })
})
