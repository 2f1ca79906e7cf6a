import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { bill, business, dollars, percentOf, prices, withDiscount } from '../facts.ts'
import { wizardOn } from './wizard-page.ts'

test.beforeEach(async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html`)
})

/** The steps of a service with a long way and of one with a short way. */
const orders = {
  'Residential Cleaning': ['Home Info', 'Frequency', 'Extras', 'Your Quote', 'Contact'],
  'Commercial Cleaning': ['Business Info', 'Extras', 'Your Quote', 'Contact'],
}

for (const [service, names] of Object.entries(orders)) {
  test(`${service} goes through ${names.join(', ')}, with its progress in words and percent`, async ({
    page,
  }) => {
    const wizard = wizardOn(page)
    await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
    await expect(page.getByText('17%', { exact: true })).toBeVisible()
    await expect(wizard.back).toBeHidden()
    await wizard.choose(service)
    const of = names.length + 1
    for (const [index, name] of names.entries()) {
      const step = index + 2
      await expect(page.getByText(`Step ${step} of ${of}`, { exact: true })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'Step' })).toHaveText(
        `Step ${step} of ${of}: ${name}`,
      )
      const percent = Math.round((step / of) * 100)
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', `${percent}`)
      await expect(page.getByText(`${percent}%`, { exact: true }).first()).toBeVisible()
      await expect(wizard.back).toBeVisible()
      if (name === 'Home Info') await wizard.more('kitchen', 1)
      if (name === 'Business Info') {
        await page.getByLabel('Building type').selectOption('Office Building')
        await wizard.more('office', 1)
      }
      if (name === 'What Needs Washing') await wizard.checkbox('Deck').check()
      if (step < of)
        await page.getByRole('button', { name: /^(Continue|Get Quote & Book)$/ }).click()
    }
    await expect(wizard.continue).toBeHidden()
    await expect(wizard.send).toBeVisible()
  })
}

test('Continue waits for what a step needs, and nothing more', async ({ page }) => {
  const wizard = wizardOn(page)
  await wizard.choose('Airbnb Cleaning')
  await expect(wizard.continue).toBeDisabled()
  await wizard.more('living room', 1)
  await expect(wizard.continue).toBeEnabled()
  await wizard.button('One fewer living room').click()
  await expect(wizard.continue).toBeDisabled()
  await wizard.back.click()

  await wizard.choose('Commercial Cleaning')
  const building = page.getByLabel('Building type')
  await expect(building.locator('option')).toHaveText([
    'Select building type',
    'Office Building',
    'Retail Store',
    'Restaurant',
  ])
  await expect(building).toHaveJSProperty('required', true)
  await wizard.more('office', 1)
  await expect(wizard.continue).toBeDisabled()
  await building.selectOption('Retail Store')
  await expect(wizard.continue).toBeEnabled()
  await wizard.back.click()

  await wizard.choose('Pressure Washing')
  const { drivewaySize } = prices
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

test('a Continue that waits can be reached and says why when it is pressed, by Enter in a field too', async ({
  page,
}) => {
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
  // What is missing anew was not asked for yet.
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

test('what each building type adds is said before one is chosen', async ({ page }) => {
  const wizard = wizardOn(page)
  const { buildingType } = prices
  await wizard.choose('Commercial Cleaning')
  const adds = [
    ['Office Building', buildingType.office],
    ['Retail Store', buildingType.retail],
    ['Restaurant', buildingType.restaurant],
  ] as const
  await expect(page.getByLabel('Building type')).toHaveAccessibleDescription(
    adds.flatMap(([name, percent]) => (percent ? `${name} +${percent}%` : [])).join(' · '),
  )
})

test('choosing a service again forgets every other answer; going back and on keeps them', async ({
  page,
}) => {
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 2)
  await wizard.continue.click()
  await wizard.radio('Monthly').check()
  await wizard.back.click()
  await expect(wizard.count('Bedrooms')).toHaveValue('2')
  await wizard.back.click()
  await wizard.continue.click()
  await expect(wizard.count('Bedrooms')).toHaveValue('2')
  await wizard.back.click()
  await wizard.choose('Residential Cleaning')
  await expect(wizard.count('Bedrooms')).toHaveValue('0')
  await wizard.more('bedroom', 1)
  await wizard.continue.click()
  await expect(wizard.radio('One-time')).toBeChecked()
})

test('a counter takes presses, typing, arrow keys and a long press, and stays between 0 and 99', async ({
  page,
}) => {
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  const bedrooms = wizard.count('Bedrooms')
  const fewer = wizard.button('One fewer bedroom')
  await expect(fewer).toBeDisabled()
  await fewer.click({ force: true })
  await expect(bedrooms).toHaveValue('0')

  await bedrooms.fill('250')
  await expect(bedrooms).toHaveValue('99')
  await expect(wizard.button('One more bedroom')).toBeDisabled()
  await bedrooms.fill('-5')
  await expect(bedrooms).toHaveValue('0')
  await bedrooms.fill('4')
  await bedrooms.press('ArrowUp')
  await bedrooms.press('ArrowDown')
  await bedrooms.press('ArrowDown')
  await expect(bedrooms).toHaveValue('3')
  await bedrooms.fill('')
  await expect(bedrooms).toHaveValue('0')

  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await wizard.button('One more bathroom').hover()
  await page.mouse.down()
  const bathrooms = wizard.count('Bathrooms')
  await page.clock.runFor(999)
  await expect(bathrooms).toHaveValue('0')
  await page.clock.runFor(401)
  await expect(bathrooms).toHaveValue('3')
  await page.mouse.up()
  await page.clock.runFor(1000)
  await expect(bathrooms).toHaveValue('3')
})

test('a number that no counter holds is answered beside it by the ones that it does', async ({
  page,
}) => {
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  const bedrooms = wizard.count('Bedrooms')
  const each = `${dollars(prices.residential.bedrooms)} each`
  const alert = page.getByRole('alert')
  await expect(bedrooms).toHaveAccessibleDescription(each)
  await bedrooms.focus()
  await page.keyboard.type('150')
  await expect(bedrooms).toHaveValue('99')
  await expect(alert).toHaveText('0 to 99')
  await expect(alert).toBeVisible()
  await expect(bedrooms).toHaveAccessibleDescription('0 to 99')
  await bedrooms.press('ArrowDown')
  await expect(bedrooms).toHaveValue('98')
  await expect(alert).toHaveCount(0)
  await expect(bedrooms).toHaveAccessibleDescription(each)
  await bedrooms.fill('-5')
  await expect(alert).toHaveText('0 to 99')
  await bedrooms.fill('12')
  await expect(alert).toHaveCount(0)
})

test('what is typed into a counter key by key counts as what it says', async ({ page }) => {
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  const bedrooms = wizard.count('Bedrooms')
  for (const [typed, shown] of [
    ['-57', '0'],
    ['3.75', '3'],
    ['1e3', '99'],
    ['12', '12'],
    // Letters change nothing, alone or between digits.
    ['rooms', '12'],
    ['2x4', '24'],
  ] as const) {
    await wizard.heading.focus()
    await bedrooms.focus()
    await page.keyboard.type(typed)
    await expect(bedrooms, typed).toHaveValue(shown)
  }
  const { bedrooms: each } = prices.residential
  await expect(wizard.tab).toHaveText(`Total: ${dollars(bill(['', 24 * each]).total)}`)
})

const endings: Record<string, (page: Page) => Promise<unknown>> = {
  'the pointer leaves it before the finger is lifted': (page) => page.mouse.move(5, 5),
  'the page loses the focus': (page) => page.evaluate(() => dispatchEvent(new Event('blur'))),
  'a page that swallows the release sees it': async (page) => {
    await page.evaluate(() =>
      addEventListener('pointerup', (event) => event.stopImmediatePropagation(), true),
    )
    await page.mouse.up()
  },
  'the widget is taken off the page and put back': async (page) => {
    const element = await page.locator('quote-builder').elementHandle()
    await element?.evaluate((tag) => (tag as Element).remove())
    await element?.evaluate((tag) => document.body.append(tag))
  },
}

for (const [ending, end] of Object.entries(endings)) {
  test(`a held plus stops when ${ending}`, async ({ page }) => {
    const wizard = wizardOn(page)
    await wizard.choose('Residential Cleaning')
    await wizard.more('kitchen', 1)
    await wizard.button('One more bedroom').hover()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.mouse.down()
    await page.clock.runFor(1200)
    await expect(wizard.count('Bedrooms')).toHaveValue('2')
    await end(page)
    await page.clock.runFor(1200)
    await expect(wizard.count('Bedrooms')).toHaveValue('2')
  })
}

test('a held plus stops when its step goes away', async ({ page }) => {
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.button('One more bedroom').hover()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.down()
  await page.clock.runFor(1200)
  await expect(wizard.count('Bedrooms')).toHaveValue('2')
  await wizard.continue.press('Enter')
  await expect(wizard.heading).toHaveText('How often?')
  await page.clock.runFor(1200)
  const { total } = bill(['', 2 * prices.residential.bedrooms])
  await expect(wizard.tab).toHaveText(`Total: ${dollars(total)}`)
})

test('a double click moves one step', async ({ page }) => {
  // Narrow, so that the next step's button comes under the pointer.
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

test('an Enter that is held down moves one step, and sends nothing', async ({ page, mailbox }) => {
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

for (const [service, sentence] of [
  ['Commercial Cleaning', 'Your total is $0. Go back and count your spaces, or choose an extra.'],
  [
    'Pressure Washing',
    'Your total is $0. Go back and choose what needs washing, or choose an extra.',
  ],
] as const) {
  test(`${service} of nothing: the extras say what is missing, and no quote of $0 is shown or sent`, async ({
    page,
    mailbox,
  }) => {
    const wizard = wizardOn(page)
    await wizard.choose(service)
    if (service === 'Commercial Cleaning')
      await page.getByLabel('Building type').selectOption('Retail Store')
    await wizard.continue.click()
    const alert = page.getByRole('alert')
    await expect(alert).toHaveCount(0)
    for (let i = 0; i < 2; i++) {
      await wizard.continue.click()
      await expect(alert).toHaveText(sentence)
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
    await expect(wizard.lines).toHaveText(
      bill(['Oven Cleaning', prices.extraServices.ovenCleaning]).shown,
    )
    expect(await mailbox.posts()).toEqual([])
  })
}

test('the total tab shows between the first step and the last two, once there is a total', async ({
  page,
}) => {
  const wizard = wizardOn(page)
  await expect(wizard.tab).toBeHidden()
  await wizard.choose('Residential Cleaning')
  await expect(wizard.tab).toBeHidden()
  await wizard.more('bedroom', 1)
  const { bedrooms, kitchens } = prices.residential
  const total = (...lines: Parameters<typeof bill>) => `Total: ${dollars(bill(...lines).total)}`
  await expect(wizard.tab).toHaveText(total(['', bedrooms]))
  await wizard.more('kitchen', 1)
  await expect(wizard.tab).toHaveText(total(['', bedrooms], ['', kitchens]))
  await wizard.continue.click()
  await wizard.radio('Weekly').check()
  await expect(wizard.tab).toHaveText(
    total(['', bedrooms + kitchens], ['', percentOf(bedrooms + kitchens, prices.frequency.weekly)]),
  )
  await wizard.continue.click()
  await expect(wizard.tab).toBeVisible()
  await wizard.continue.click()
  await expect(wizard.tab).toBeHidden()
  await wizard.book.click()
  await expect(wizard.tab).toBeHidden()
})

test('beside the step the breakdown stands open; its cross and its tab close it, its tab opens it', async ({
  page,
}) => {
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 2)
  await expect(wizard.breakdown).toBeVisible()
  await expect(wizard.lines).toHaveText(bill(['2 Bedrooms', 2 * prices.residential.bedrooms]).shown)
  await wizard.button('Close the breakdown').click()
  await expect(wizard.breakdown).toBeHidden()
  await expect(wizard.tab).toBeFocused()
  await wizard.tab.click()
  await expect(wizard.breakdown).toBeVisible()
  await wizard.tab.click()
  await expect(wizard.breakdown).toBeHidden()
})

test('the breakdown closes when a narrower window leaves no room for it beside the step', async ({
  page,
}) => {
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 1)
  await expect(wizard.breakdown).toBeVisible()
  await page.setViewportSize({ width: 390, height: 700 })
  await expect(wizard.breakdown).toBeHidden()
  await wizard.continue.click()
  await expect(wizard.heading).toHaveText('How often?')
})

test('an open breakdown makes way for what the keyboard goes on to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 1)
  await wizard.tab.press('Enter')
  await expect(wizard.breakdown).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(wizard.breakdown).toBeVisible()
  await wizard.tab.press('Shift+Tab')
  await expect(wizard.continue).toBeFocused()
  await expect(wizard.breakdown).toBeHidden()
})

test('on a phone the breakdown is a closed sheet that opens over the step and closes with Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 2)
  await expect(wizard.breakdown).toBeHidden()
  await expect(wizard.tab).toHaveAttribute('aria-expanded', 'false')
  await wizard.tab.click()
  await expect(wizard.breakdown).toBeVisible()
  await expect(wizard.tab).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(wizard.breakdown).toBeHidden()
  await expect(wizard.tab).toBeFocused()
})

test('the final quote shows the note, the summary, a testimonial and what is included', async ({
  page,
}) => {
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 1)
  await wizard.continue.click()
  await wizard.radio('Bi-weekly').check()
  await wizard.continue.click()
  await wizard.continue.click()
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

test('the data layer hears each step as it is left, with the choices and a time', async ({
  page,
}) => {
  const wizard = wizardOn(page)
  await wizard.choose('Airbnb Cleaning')
  await wizard.more('bedroom', 2)
  await wizard.continue.click()
  await wizard.radio('Next-day').check()
  await wizard.continue.click()
  await wizard.checkbox('Oven Cleaning').check()
  await wizard.continue.click()
  await wizard.book.click()
  const heard = await page.evaluate(
    () => (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer,
  )
  expect(heard.map(({ event }) => event)).toEqual([
    'service_selection',
    'residential_selection',
    'airbnb_turnaround_selection',
    'extras_selection',
    'quote_review',
  ])
  expect(heard[1]).toMatchObject({ service: 'airbnb', bedrooms: 2 })
  expect(heard[2]).toMatchObject({ turnaround: 'next-day' })
  expect(heard[3]).toMatchObject({ extraServices: ['ovenCleaning'] })
  for (const { timestamp } of heard) expect(new Date(String(timestamp)).getTime()).not.toBeNaN()
})

test('the data layer hears of a service that the page preselects, once for each quote it begins', async ({
  page,
  partner,
}) => {
  const heard = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer.map(
        ({ event, service }) => `${event} ${service}`,
      ),
    )
  const wizard = wizardOn(page)
  await page.goto(`${partner}/plain.html?service=airbnb`)
  await wizard.more('bedroom', 1)
  expect(await heard()).toEqual(['service_selection airbnb'])
  await page.reload()
  await expect(wizard.count('Bedrooms')).toHaveValue('1')
  expect(await heard()).toEqual([])
  await page
    .locator('quote-builder')
    .evaluate((element) => element.setAttribute('service', 'commercial'))
  await expect(wizard.heading).toHaveText('Tell us about the space.')
  expect(await heard()).toEqual(['service_selection commercial'])
})

test('the other services push their own events', async ({ page }) => {
  const wizard = wizardOn(page)
  const last = () =>
    page.evaluate(
      () => (window as unknown as { dataLayer: { event: string }[] }).dataLayer.at(-1)?.event,
    )
  await wizard.choose('Commercial Cleaning')
  await page.getByLabel('Building type').selectOption('office')
  await wizard.continue.click()
  expect(await last()).toBe('commercial_selection')
  await wizard.back.click()
  await wizard.back.click()
  await wizard.choose('Pressure Washing')
  await wizard.continue.click()
  expect(await last()).toBe('pressurewash_selection')
  await wizard.back.click()
  await wizard.back.click()
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 1)
  await wizard.continue.click()
  await wizard.continue.click()
  expect(await last()).toBe('airbnb_freq_selection')
})
