import { expect, test } from '../browser.ts'
import { holdClient } from '../hold-back.ts'
import { wake } from '../wake.ts'
import { travel } from '../widgets/travel.ts'
import { wizardOn } from '../widgets/wizard-page.ts'
import { isAt, isHome, open } from './steps-page.ts'

const link = '/quote-builder#q=1.r.2-1-0-0.o.o'

test('Back of the page and of the browser are one: neither leaves an entry that does nothing', async ({
  page,
  site,
}) => {
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
  await isHome(page, site)
})

test('Back moves the focus to the heading of the step, and scrolls to where it was left', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const wizard = await open(page, site)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 1)
  const top = () => page.evaluate(() => Math.round(scrollY))
  await wizard.continue.scrollIntoViewIfNeeded()
  const left = await top()
  expect(left).toBeGreaterThan(0)
  await wizard.continue.click()
  await isAt(page, 3)
  await page.goBack()
  await isAt(page, 2)
  await expect(wizard.heading).toBeFocused()
  await expect.poll(top).toBe(left)
})

test('a jump in the history shows the step of its entry, and Forward of one that is open again none', async ({
  page,
  site,
}) => {
  const wizard = await open(page, site)
  await wizard.reachContact()
  await isAt(page, 6)
  await travel(page, -4)
  await isAt(page, 2)
  await travel(page, 4)
  await isAt(page, 6)
  await travel(page, -4)
  await isAt(page, 2)
  await wizard.count('Bedrooms').fill('0')
  // What was shown after this step needs a room.
  await page.goForward()
  await isAt(page, 2)
  await page.goBack()
  await isAt(page, 1)
  await page.goBack()
  await isHome(page, site)
})

test('Forward to the contact step counts nothing and mails nobody a second time', async ({
  page,
  site,
  mailbox,
}) => {
  const wizard = await open(page, site)
  await page.evaluate(() => Object.assign(window, { dataLayer: [] }))
  await wizard.reachContact()
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

test('a press before the client is there has its entry too', async ({ page, site }) => {
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

test('a quote that a link opened is left by one Back, and its link is not opened once more', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/faq`)
  await page.goto(site + link)
  const wizard = wizardOn(page)
  await isAt(page, 5)
  await wizard.back.click()
  await isAt(page, 4)
  await wizard.checkbox('Oven Cleaning').uncheck()
  await page.reload()
  await isAt(page, 4)
  await expect(wizard.checkbox('Oven Cleaning')).not.toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(`${site}/faq`)
  await page.goForward()
  await isAt(page, 4)
  await expect(wizard.checkbox('Oven Cleaning')).not.toBeChecked()
})

test('a link that is opened over another quote begins its own history', async ({ page, site }) => {
  await page.goto(`${site}/faq`)
  await page.goto(site + link)
  await wake(page)
  await isAt(page, 5)
  const wizard = wizardOn(page)
  const before = await wizard.total.textContent()
  // As one that is pasted into the address bar.
  await page.evaluate(() => location.assign('#q=1.r.3-1-0-0.o.o'))
  await expect(wizard.total).not.toHaveText(`${before}`)
  await isAt(page, 5)
  await page.goBack()
  await isAt(page, 1)
  await page.goBack()
  await expect(page).toHaveURL(`${site}/faq`)
})

test('a preselected service is left by one Back, and kept for the one after it', async ({
  page,
  site,
}) => {
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

test('Skip to content keeps the step, and Back from it goes on through the steps', async ({
  page,
  site,
}) => {
  const wizard = await open(page, site)
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
  await isHome(page, site)
})

test('a link to the quote builder in the quote builder keeps the step and its way back', async ({
  page,
  site,
}) => {
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
  await page.goBack()
  await isHome(page, site)
})

test('Get Free Quote over a quote that a service page began adds no Back that does nothing', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/residential-cleaning`)
  await wake(page)
  await page.getByRole('link', { name: 'Get Quote Now!' }).first().click()
  const wizard = wizardOn(page)
  const shows = (step: number) =>
    expect(page.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible()
  await wizard.more('bedroom', 1)
  await wizard.continue.click()
  await wizard.continue.click()
  await shows(4)
  await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click()
  await wizard.continue.click()
  for (const step of [4, 3, 2]) {
    await page.goBack()
    await shows(step)
  }
  await expect(wizard.count('Bedrooms')).toHaveValue('1')
  await page.goBack()
  await expect(page).toHaveURL(`${site}/residential-cleaning`)
})

test.describe('a link that begins no other quote', () => {
  test.use({ expectedMessages: [/the quote link in the address is not complete/] })

  // Extras that are added from the step of the extras on lead to the price.
  for (const [what, hash, step] of [
    ['cannot be read', '#q=1.z', 4],
    ['adds extras', '#q=1.r...f', 5],
  ] as const) {
    test(`because it ${what} keeps the way back through the steps`, async ({ page, site }) => {
      const wizard = await open(page, site)
      await wizard.choose('Residential Cleaning')
      await wizard.more('bedroom', 1)
      await wizard.continue.click()
      await wizard.continue.click()
      await isAt(page, 4)
      // As one that is pasted into the address bar.
      await page.evaluate((link) => location.assign(link), hash)
      await isAt(page, step)
      await wizard.back.click()
      for (let before = step - 1; before > 0; before--) {
        await isAt(page, before)
        await page.goBack()
      }
      await isHome(page, site)
    })
  }
})
