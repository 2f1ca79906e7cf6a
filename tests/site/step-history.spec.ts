import { expect, test } from '../browser.ts'
import { oneBedroom } from '../facts.ts'
import { holdClient } from '../hold-back.ts'
import { long } from '../sweep.ts'
import { wake } from '../wake.ts'
import { travel } from '../widgets/travel.ts'
import { wizardOn } from '../widgets/wizard-page.ts'
import { hasLeft, isAt, open } from './steps-page.ts'

test('Back of the page and of the browser leave no useless entry', async ({ page, site }) => {
  const wizard = await open(page, site)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 1)
  await wizard.continue.click()
  await isAt(page, 3)
  await wizard.back.click()
  await isAt(page, 2)
  await page.goBack()
  await isAt(page, 1)
  await page.goForward()
  await isAt(page, 2)
  await wizard.continue.click()
  await wizard.continue.click()
  await isAt(page, 4)
  await wizard.back.click()
  await isAt(page, 3)
  await page.goBack()
  await isAt(page, 2)
  await expect(wizard.count('Bedrooms')).toHaveValue('1')
  await page.goBack()
  await isAt(page, 1)
  await page.goBack()
  await hasLeft(page, site)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('Back focuses the heading and restores the scroll position', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    const wizard = await open(page, site)
    await wizard.choose('Residential Cleaning')
    await wizard.more('bedroom', 1)
    const top = () => page.evaluate(() => Math.round(scrollY))
    await wizard.continue.scrollIntoViewIfNeeded()
    const scrolledTo = await top()
    expect(scrolledTo).toBeGreaterThan(0)
    await wizard.continue.click()
    await isAt(page, 3)
    await page.goBack()
    await isAt(page, 2)
    await expect(wizard.heading).toBeFocused()
    await expect.poll(top).toBe(scrolledTo)
  })
})

test('a jump shows its step, unless an answer is missing', async ({ page, site, mailbox }) => {
  const wizard = await open(page, site)
  await page.evaluate(() => Object.assign(window, { dataLayer: [] }))
  await wizard.reachContact()
  await isAt(page, 6)

  await test.step('Forward to the contact step counts nothing and mails nobody a second time', async () => {
    await expect.poll(async () => (await mailbox.posts()).length).toBe(1)
    const pushed = () =>
      page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer.length)
    const before = await pushed()
    await page.goBack()
    await isAt(page, 5)
    await page.goForward()
    await isAt(page, 6)
    expect(await pushed()).toBe(before)
    expect(await mailbox.posts()).toHaveLength(1)
  })

  await travel(page, -4)
  await isAt(page, 2)
  await travel(page, 4)
  await isAt(page, 6)
  await travel(page, -4)
  await isAt(page, 2)
  await wizard.count('Bedrooms').fill('0')
  // The steps after this one need a room.
  await page.goForward()
  await isAt(page, 2)
  await page.goBack()
  await isAt(page, 1)
  await page.goBack()
  await hasLeft(page, site)
})

test('a press before the client has loaded gets its own entry too', async ({ page, site }) => {
  const release = await holdClient(page)
  await page.goto(`${site}/faq`)
  await page.goto(`${site}/quote-builder`)
  const wizard = wizardOn(page)
  await expect(wizard.heading).toBeVisible()
  await wizard.choose('Residential Cleaning')
  await isAt(page, 2)
  // A browser forgets a press after some seconds, and the client may take longer.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }),
  )
  release()
  await wake(page)
  await page.goBack()
  await isAt(page, 1)
  await page.goBack()
  await expect(page).toHaveURL(`${site}/faq`)
})

test('with a preselected service, the second Back leaves', async ({ page, site }) => {
  await page.goto(`${site}/airbnb-cleaning`)
  await wake(page)
  await page.getByRole('link', { name: 'Get Quote Now!' }).first().click()
  await expect(page.getByText('Step 2 of 6', { exact: true })).toBeVisible()
  const wizard = wizardOn(page)
  await wizard.more('bedroom', 2)
  await wizard.continue.click()
  await expect(wizard.heading).toHaveText('How soon?')
  await page.goBack()
  await expect(wizard.count('Bedrooms')).toHaveValue('2')
  await expect(page).toHaveURL(`${site}/quote-builder?service=airbnb`)
  await page.goBack()
  await expect(page).toHaveURL(`${site}/airbnb-cleaning`)
})

test('links to the current page keep the step and its history', long, async ({ page, site }) => {
  const wizard = await open(page, site)
  await wizard.choose('Residential Cleaning')
  await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click()
  await isAt(page, 2)
  await wizard.more('bedroom', 1)
  await wizard.continue.click()
  await isAt(page, 3)
  for (const step of [2, 1]) {
    await page.goBack()
    await isAt(page, step)
  }
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 1)
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await isAt(page, 2)
  await wizard.continue.click()
  await isAt(page, 3)
  await wizard.back.click()
  await wizard.back.click()
  await isAt(page, 1)
  await page.goBack()
  await hasLeft(page, site)
})

test('Get Free Quote keeps the quote, and its history', long, async ({ page, site }) => {
  await page.goto(`${site}/residential-cleaning`)
  await wake(page)
  await page.getByRole('link', { name: 'Get Quote Now!' }).first().click()
  const wizard = wizardOn(page)
  const getFreeQuote = page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' })
  const shows = (step: number) =>
    expect(page.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible()
  await wizard.more('bedroom', 1)
  await wizard.continue.click()
  await wizard.continue.click()
  await shows(4)
  await getFreeQuote.click()
  await wizard.continue.click()
  await wizard.book.click()
  await page.getByLabel('Name').fill('Sam Sample')
  await getFreeQuote.click()
  await expect(page).toHaveURL(`${site}/quote-builder?service=residential`)
  await expect(page.getByLabel('Name')).toHaveValue('Sam Sample')
  for (const step of [5, 4, 3, 2]) {
    await page.goBack()
    await shows(step)
  }
  await expect(wizard.count('Bedrooms')).toHaveValue('1')
  await page.goBack()
  await expect(page).toHaveURL(`${site}/residential-cleaning`)
  await travel(page, 5)
  await shows(6)
  await page.reload()
  await wizard.back.click()
  await expect(wizard.lines).toHaveText(oneBedroom.shown)
})
