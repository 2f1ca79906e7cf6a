import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { dollars, percentOf, prices } from '../facts.ts'
import { inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

const { bedrooms, bathrooms } = prices.residential

const give = (page: Page, tag: string, attributes: Record<string, string>) =>
  page.locator(tag).evaluate((self, attributes) => {
    for (const [name, value] of Object.entries(attributes)) self.setAttribute(name, value)
  }, attributes)

test('a page that knows the home starts the visitor at the first open question, and the visitor’s changes stay', async ({
  page,
  partner,
}) => {
  const wizard = wizardOn(page)
  await page.goto(`${partner}/plain.html`)
  const home = { bedrooms: '3', bathrooms: '2', frequency: 'weekly', service: 'residential' }
  await give(page, 'quote-builder', home)
  await expect(wizard.heading).toHaveText('Anything extra?')
  await wizard.continue.click()
  const counted = 3 * bedrooms + 2 * bathrooms
  await expect(wizard.lines).toHaveText([
    `3 Bedrooms ${dollars(3 * bedrooms)}`,
    `2 Bathrooms ${dollars(2 * bathrooms)}`,
    `Weekly discount (${-prices.frequency.weekly}%) ${dollars(percentOf(counted, prices.frequency.weekly))}`,
  ])

  for (let i = 0; i < 3; i++) await wizard.back.click()
  await expect(wizard.count('Bedrooms')).toHaveValue('3')
  await wizard.more('bedroom', 1)
  await give(page, 'quote-builder', home)
  await expect(wizard.count('Bedrooms')).toHaveValue('4')
  await give(page, 'quote-builder', { bedrooms: '5' })
  await expect(wizard.heading).toHaveText('Anything extra?')
  await page.getByRole('button', { name: 'Back to that quote' }).click()
  await expect(wizard.count('Bedrooms')).toHaveValue('4')
})

test('properties that other code adds to every object are not read as answers or attributes', async ({
  page,
  partner,
}) => {
  await page.addInitScript(() => {
    const objectProperties = { bedrooms: '9', frequency: 'weekly', answers: { service: 'airbnb' } }
    for (const name of Object.keys(objectProperties))
      Object.defineProperty(Object.prototype, name, {
        value: objectProperties[name as keyof typeof objectProperties],
        configurable: true,
        enumerable: true,
        writable: true,
      })
  })
  const wizard = wizardOn(page)
  await page.goto(`${partner}/plain.html?service=residential`)
  await expect(wizard.count('Bedrooms')).toHaveValue('0')
  await wizard.more('kitchen', 1)
  await wizard.continue.click()
  await expect(wizard.radio('One-time')).toBeChecked()
})

test('without a service the visitor chooses one, and finds the page’s answers filled in', async ({
  page,
  partner,
}) => {
  const wizard = wizardOn(page)
  await page.goto(`${partner}/plain.html`)
  await page.locator('quote-builder').evaluate((self) => {
    Object.assign(self, { windows: 6, surfaces: ['deck', 'fence'], drivewaySize: '2-car' })
  })
  await wizard.choose('Pressure Washing')
  await expect(page.getByLabel('Driveway')).toHaveValue('2-car')
  await expect(wizard.count('Windows')).toHaveValue('6')
  await expect(wizard.checkbox('Deck')).toBeChecked()
  await expect(wizard.checkbox('Patio')).not.toBeChecked()
})

test.describe('with invalid values', () => {
  test.use({
    expectedMessages: [
      /^warning: <quote-builder>: ((bedrooms|extras)="[^"]+"|contact-email) is not .+\. Taken instead: none\.$/,
    ],
  })

  test('each value warns once, and its question stays open', async ({ page, partner }) => {
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.goto(`${partner}/plain.html`)
    const wrong = {
      bedrooms: '3.5',
      extras: 'ovenCleaning polishing',
      'contact-email': 'me',
      service: 'residential',
    }
    await give(page, 'quote-builder', wrong)
    await expect(wizardOn(page).count('Bedrooms')).toHaveValue('0')
    expect(warnings).toHaveLength(3)
  })
})

test('a page that knows its visitor fills in the contact step, and never overwrites what they type', async ({
  page,
  partner,
}) => {
  const wizard = wizardOn(page)
  await page.goto(`${partner}/plain.html`)
  await give(page, 'quote-builder', {
    'contact-name': 'Sam Sample',
    'contact-phone': '604 555 0199',
  })
  await wizard.openContact()
  const [name, email, phone, notes] = ['Name', 'Email', 'Phone', 'Additional Notes'].map((label) =>
    page.getByLabel(label),
  )
  if (!name || !email || !phone || !notes) throw new Error('fields')
  await expect(name).toHaveValue('Sam Sample')
  await expect(phone).toHaveValue('604 555 0199')
  await name.fill('Ann Other')
  const contactAnswers = {
    'contact-name': 'Sam S. Sample',
    'contact-email': 'sam@sample.example',
    'contact-notes': 'The side gate sticks.',
  }
  await give(page, 'quote-builder', contactAnswers)
  await expect(email).toHaveValue('sam@sample.example')
  await expect(notes).toHaveValue('The side gate sticks.')
  await expect(name).toHaveValue('Ann Other')
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(stored).not.toMatch(/Sample|sample|0199|gate/)
})

test('the inquiry form is filled in the same way, and again after it was sent', async ({
  page,
  partner,
}) => {
  const form = inquiryOn(page)
  await page.goto(`${partner}/inquiry.html`)
  await give(page, 'inquiry-form', {
    'contact-name': 'Sam Sample',
    'contact-email': 'sam@sample.example',
    'contact-phone': '604 555 0199',
    'contact-notes': 'How soon?',
    'success-url': 'none',
  })
  await expect(page.getByLabel('Message')).toHaveValue('How soon?')
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Sam Sample')
})
