import { expect, test } from '../browser.ts'
import { bill, business, dollars, prices, withDiscount } from '../facts.ts'
import { wizardOn } from './wizard-page.ts'

test.beforeEach(({ page, partner }) => page.goto(`${partner}/plain.html`))

test('a quote goes through its steps, with its progress', async ({ page }) => {
  const wizard = wizardOn(page)
  await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
  await expect(page.getByText('17%', { exact: true })).toBeVisible()
  await expect(wizard.back).toBeHidden()
  await wizard.choose('Commercial Cleaning')
  for (const [index, name] of ['Business Info', 'Extras', 'Your Quote', 'Contact'].entries()) {
    const step = `Step ${index + 2} of 5`
    await expect(page.getByText(step, { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: step })).toHaveText(`${step}: ${name}`)
    const percent = 20 * (index + 2)
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', `${percent}`)
    await expect(page.getByText(`${percent}%`, { exact: true }).first()).toBeVisible()
    await expect(wizard.back).toBeVisible()
    if (name === 'Business Info') {
      await page.getByLabel('Building type').selectOption('Office Building')
      await wizard.more('office', 1)
    }
    const next = page.getByRole('button', { name: /^(Continue|Get Quote & Book)$/ })
    if (name !== 'Contact') await next.click()
  }
  await expect(wizard.continue).toBeHidden()
  await expect(wizard.send).toBeVisible()
})

test('Continue waits for what a step requires, and nothing more', async ({ page }) => {
  const wizard = wizardOn(page)
  await wizard.choose('Commercial Cleaning')
  const building = page.getByLabel('Building type')
  await expect(building.locator('option')).toHaveText([
    'Select building type',
    'Office Building',
    'Retail Store',
    'Restaurant',
  ])
  await expect(building).toHaveJSProperty('required', true)
  const { buildingType, drivewaySize } = prices
  // Each building type says what it adds before one is chosen.
  const adds = [
    ['Office Building', buildingType.office],
    ['Retail Store', buildingType.retail],
    ['Restaurant', buildingType.restaurant],
  ] as const
  await expect(building).toHaveAccessibleDescription(
    adds.flatMap(([name, percent]) => (percent ? `${name} +${percent}%` : [])).join(' · '),
  )
  await wizard.more('office', 1)
  await expect(wizard.continue).toBeDisabled()
  await building.selectOption('Retail Store')
  await expect(wizard.continue).toBeEnabled()
  await wizard.back.click()

  await wizard.choose('Pressure Washing')
  const driveway = page.getByLabel('Driveway')
  await expect(driveway.locator('option')).toHaveText([
    'Driveway size (optional)',
    `One car, ${dollars(drivewaySize['1-car'])}`,
    `Two cars, ${dollars(drivewaySize['2-car'])}`,
    `Three cars, ${dollars(drivewaySize['3-car'])}`,
    `Four or more cars, ${dollars(drivewaySize['4-plus-car'])}`,
  ])
  await expect(driveway).toHaveJSProperty('required', false)
  await expect(wizard.continue).toBeEnabled()
})

test('a Continue button that waits says why when it is pressed', async ({ page }) => {
  const wizard = wizardOn(page)
  const alert = page.getByRole('alert')
  await wizard.choose('Residential Cleaning')
  await wizard.count('Kitchens').press('Enter')
  await expect(alert).toHaveText('Count at least one room to go on.')
  await expect(alert).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(wizard.continue).toBeFocused()
  await wizard.more('kitchen', 1)
  await expect(alert).toHaveCount(0)
  // The visitor has not pressed Continue since the answer is missing again.
  await wizard.button('One fewer kitchen').click()
  await expect(alert).toHaveCount(0)
  await expect(wizard.button('One fewer kitchen')).toBeFocused()
  await wizard.back.click()

  await wizard.choose('Commercial Cleaning')
  await wizard.continue.click({ force: true })
  await expect(alert).toHaveText('Choose a building type to go on.')
  await expect(wizard.heading).toHaveText('Tell us about the space.')
  await page.getByLabel('Building type').selectOption('Restaurant')
  await expect(alert).toHaveCount(0)
})

test('a double click moves one step', async ({ page }) => {
  // The window is narrow, so that the next step's button comes under the pointer.
  await page.setViewportSize({ width: 360, height: 740 })
  const wizard = wizardOn(page)
  await wizard.tile('Residential Cleaning').dblclick()
  await expect(page.getByText('Step 2 of 6', { exact: true })).toBeVisible()
  for (const room of ['Bedrooms', 'Bathrooms', 'Living Rooms', 'Kitchens'])
    await expect(wizard.count(room)).toHaveValue('0')
  await wizard.more('bedroom', 1)
  for (const step of [3, 4, 5]) {
    await wizard.continue.dblclick()
    await expect(page.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible()
  }
  await wizard.book.dblclick()
  await expect(page.getByText('Step 6 of 6', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a held Enter key moves one step, and sends nothing', async ({ page, mailbox }) => {
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 1)
  await wizard.continue.focus()
  // Playwright repeats a key that is pressed again while it is down.
  for (let i = 0; i < 12; i++) await page.keyboard.down('Enter')
  await expect(page.getByText('Step 3 of 6', { exact: true })).toBeVisible()
  await wizard.continue.focus()
  for (let i = 0; i < 12; i++) await page.keyboard.down('Enter')
  await expect(page.getByText('Step 3 of 6', { exact: true })).toBeVisible()
  await page.keyboard.up('Enter')
  expect(await mailbox.posts()).toEqual([])
})

test('no quote of $0 is shown: the extras say what is missing', async ({ page, mailbox }) => {
  const wizard = wizardOn(page)
  const alert = page.getByRole('alert')
  await wizard.choose('Commercial Cleaning')
  await page.getByLabel('Building type').selectOption('Retail Store')
  await wizard.continue.click()
  await expect(alert).toHaveCount(0)
  for (let i = 0; i < 2; i++) {
    await wizard.continue.click()
    await expect(alert).toHaveText(
      'Your total is $0. Go back and count your spaces, or choose an extra.',
    )
    await expect(alert).toBeFocused()
  }
  await expect(wizard.heading).toHaveText('Anything extra?')
  await wizard.back.click()
  await wizard.continue.click()
  await expect(alert).toHaveCount(0)
  await wizard.continue.click()
  await wizard.checkbox('Oven Cleaning').check()
  await expect(alert).toHaveCount(0)
  await wizard.continue.click()
  const { shown } = bill(['Oven Cleaning', prices.extraServices.ovenCleaning])
  await expect(wizard.lines).toHaveText(shown)
  expect(await mailbox.posts()).toEqual([])
})

test('the final quote has a note, a summary and a testimonial', async ({ page }) => {
  const wizard = wizardOn(page)
  await page.evaluate(() => location.assign('#q=2.r.bedrooms-1.frequency-biweekly.extras-0'))
  await expect(
    page.getByText('The price may go up or down with the actual labour time.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Residential Cleaning' })).toBeVisible()
  await expect(page.getByText('Bi-weekly', { exact: true })).toBeVisible()
  const biWeekly = withDiscount(
    ['1 Bedroom', prices.residential.bedrooms],
    'Bi-weekly',
    prices.frequency['bi-weekly'],
  )
  await expect(wizard.lines).toHaveText(biWeekly.shown)
  await expect(page.getByRole('heading', { name: "What's included" })).toBeVisible()
  await expect(page.locator('.included li')).toHaveText([
    'Fully insured',
    'Supplies provided',
    'Satisfaction guarantee',
    'Flexible scheduling',
    'Background-checked cleaners',
  ])
  await expect(page.getByRole('figure')).toContainText(business.testimonial.name)
  await expect(page.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
})
