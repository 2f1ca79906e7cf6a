import { expect, test } from '../browser.ts'
import { dollars, percentOf, prices } from '../facts.ts'
import { setOn } from './host.ts'
import { leadForms } from './lead-forms.ts'
import { wizardOn } from './wizard-page.ts'

const { bedrooms, bathrooms } = prices.residential

test('a page that knows the home starts at the first open question', async ({ page, partner }) => {
  const wizard = wizardOn(page)
  const tag = page.locator('quote-builder')
  await page.goto(`${partner}/plain.html`)
  const home = { bedrooms: '3', bathrooms: '2', frequency: 'weekly', service: 'residential' }
  await setOn(tag, home)
  await expect(wizard.heading).toHaveText('Anything extra?')
  await wizard.continue.click()
  const counted = 3 * bedrooms + 2 * bathrooms
  await expect(wizard.lines).toHaveText([
    `3 Bedrooms ${dollars(3 * bedrooms)}`,
    `2 Bathrooms ${dollars(2 * bathrooms)}`,
    `Weekly discount (${-prices.frequency.weekly}%) ${dollars(percentOf(counted, prices.frequency.weekly))}`,
  ])

  // The visitor's changes stay.
  for (let i = 0; i < 3; i++) await wizard.back.click()
  await expect(wizard.count('Bedrooms')).toHaveValue('3')
  await wizard.more('bedroom', 1)
  await setOn(tag, home)
  await expect(wizard.count('Bedrooms')).toHaveValue('4')
  await setOn(tag, { bedrooms: '5' })
  await expect(wizard.heading).toHaveText('Anything extra?')
  await page.getByRole('button', { name: 'Back to that quote' }).click()
  await expect(wizard.count('Bedrooms')).toHaveValue('4')
})

test('without a service the page’s answers wait for the choice', async ({ page, partner }) => {
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

test('each invalid answer warns once', async ({ page, partner, allowed, consoleLines }) => {
  allowed.push(
    /^warning: <quote-builder>: ((bedrooms|extras)="[^"]+"|contact-email) is not .+\. Taken instead: none\.$/,
  )
  await page.goto(`${partner}/plain.html`)
  await setOn(page.locator('quote-builder'), {
    bedrooms: '3.5',
    extras: 'ovenCleaning polishing',
    'contact-email': 'me',
    service: 'residential',
  })
  await expect(wizardOn(page).count('Bedrooms')).toHaveValue('0')
  expect(consoleLines).toHaveLength(3)
})

for (const { lead, file, tag, on } of leadForms)
  test(`${lead}: a page that knows its visitor fills it in`, async ({ page, partner }) => {
    await page.goto(`${partner}/${file}?success-url=none`)
    const form = on(page)
    const { name, email, phone, message } = form
    const known = { 'contact-name': 'Sam Sample', 'contact-phone': '604 555 0199' }
    await setOn(page.locator(tag), known)
    await form.reach()
    await expect(name).toHaveValue('Sam Sample')
    await expect(phone).toHaveValue('604 555 0199')
    await name.fill('Ann Other')
    await setOn(page.locator(tag), {
      'contact-name': 'Sam S. Sample',
      'contact-email': 'sam@sample.example',
      'contact-notes': 'The side gate sticks.',
    })
    await expect(email).toHaveValue('sam@sample.example')
    await expect(message).toHaveValue('The side gate sticks.')
    await expect(name, 'what was typed stays').toHaveValue('Ann Other')
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    expect(stored).not.toMatch(/Sample|sample|0199|gate/)
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    if (lead === 'inquiry') await expect(name, 'again').toHaveValue('Sam S. Sample')
  })
