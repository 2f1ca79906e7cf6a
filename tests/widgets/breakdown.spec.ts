import { expect, test } from '../browser.ts'
import { bill, dollars, percentOf, prices } from '../facts.ts'
import { wizardOn } from './wizard-page.ts'

test('the total tab shows between the first step and the last two', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html`)
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

test('beside the step the plan grows, and its lines open and close', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html`)
  const wizard = wizardOn(page)
  const plan = (name: string) => page.getByRole('img', { name, exact: true })
  await wizard.choose('Residential Cleaning')
  await expect(page.getByRole('complementary').getByText('An empty plot.')).toBeVisible()
  await wizard.more('bedroom', 2)
  await expect(wizard.breakdown).toBeVisible()
  await expect(wizard.lines).toHaveText(bill(['2 Bedrooms', 2 * prices.residential.bedrooms]).shown)
  await expect(plan('2 Bedrooms')).toBeVisible()
  await wizard.tab.click()
  await expect(wizard.lines).toHaveCount(0)
  await expect(plan('2 Bedrooms')).toBeVisible()
  await wizard.tab.click()
  await expect(wizard.lines).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(wizard.lines).toHaveCount(0)

  // It closes when a narrower window leaves no room for it beside the step.
  await wizard.tab.click()
  await expect(wizard.lines).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 700 })
  await expect(wizard.breakdown).toBeHidden()
  await wizard.continue.click()
  await expect(wizard.heading).toHaveText('How often?')
})

test('on a phone the breakdown is a sheet that covers no focus', async ({ page, partner }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${partner}/plain.html`)
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

  await wizard.tab.press('Enter')
  await expect(wizard.breakdown).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(wizard.breakdown).toBeVisible()
  await wizard.tab.press('Shift+Tab')
  await expect(wizard.continue).toBeFocused()
  await expect(wizard.breakdown).toBeHidden()
})

test('a room that goes closes, at once where motion is unwelcome', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html`)
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 3)
  const house = page.getByRole('complementary').locator('.house')
  const movingIn = () =>
    house.evaluate((element) => element.getAnimations({ subtree: true }).length)
  await wizard.button('One fewer bedroom').click()
  await expect(house.locator('.room')).toHaveCount(2)
  expect(await movingIn()).toBe(0)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const closed = house.evaluate(
    (element) =>
      new Promise<boolean>((resolve) =>
        element.addEventListener(
          'animationend',
          ({ target }) => resolve((target as Element).classList.contains('gone')),
          { once: true },
        ),
      ),
  )
  await wizard.button('One fewer bedroom').click()
  expect(await closed).toBe(true)
  await expect(house.locator('.room')).toHaveCount(1)
})

test('many counters scroll behind the plan, which stays below the bar of the page', async ({
  page,
  partner,
}) => {
  const more = ['Attic', 'Cellar', 'Garage'].map((one) => ({
    id: one.toLowerCase(),
    one,
    many: `${one}s`,
    icon: 'M4 4h16v16H4z',
    each: 40,
  }))
  await page.route('**/widgets/quote-builder.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    const added = JSON.stringify(more).slice(1, -1)
    await route.fulfill({
      response,
      body: script.replace('{"id":"bedrooms"', `${added},{"id":"bedrooms"`),
    })
  })
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto(`${partner}/plain.html`)
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('attic', 1)
  await page.addStyleTag({ content: 'quote-builder { --top-bar: 60px }' })
  await wizard.more('kitchen', 1)
  const both = page.getByRole('img', { name: '1 Attic, 1 Kitchen', exact: true })
  // The last counter is so far down that the plan would be above the screen.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await expect.poll(async () => (await both.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(60)
  await expect(both).toBeInViewport({ ratio: 1 })
})
