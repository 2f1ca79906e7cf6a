import { expect, long, test } from '../browser.ts'
import { bill, business, oneBedroom, percentOf, prices } from '../facts.ts'
import { shiftOf, wake, watchShift } from '../loading.ts'
import { everyStep, showsWayOn, wayOn } from '../widgets/every-step.ts'
import { travel, travelToNewest } from '../widgets/travel.ts'
import { wizardOn } from '../widgets/wizard-page.ts'
import { heightOf, roomFor } from './late-widget.ts'
import { hasLeft, isAt, open } from './steps-page.ts'

test('the home page leads to a sent quote, and to a new one', async ({ page, site, mailbox }) => {
  await page.goto(site)
  await wake(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'Get Quote Now!' }).last().click()
  await expect(page).toHaveURL(`${site}/quote-builder`)
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await wizard.fillContact()
  await wizard.send.click()
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank You!' })
  await expect(thanks).toBeFocused()
  await expect(page).toHaveURL(`${site}/booked`)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
  const [lead] = await mailbox.mails()
  expect(lead?.template_params).toMatchObject({
    name: 'Sam Sample',
    page: `${site}/quote-builder`,
    total_price: `${oneBedroom.total}`,
  })

  await test.step('Back, a reload and another press of Get Quote Now! start a new quote', async () => {
    await page.goBack()
    const first = page.getByText('Step 1 of 6', { exact: true })
    await expect(first).toBeVisible()
    await page.reload()
    await expect(first).toBeVisible()
    // Goes to the newest entry, past the steps of the sent quote. Where the reload came before the page had gone back to
    // the first of them, the page goes there by itself once more.
    await expect(async () => {
      await travelToNewest(page)
      await expect(thanks).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.getByRole('link', { name: 'Get Quote Now!' }).last().click()
    await expect(first).toBeVisible()
    expect(await mailbox.posts()).toHaveLength(2)
  })

  await page.goto(`${site}/mailbox?origin=${encodeURIComponent(site)}`)
  await expect(page.getByText('Sam Sample').first()).toBeVisible()
  await page.getByText('Viewed quote').click()
  const links = page.getByRole('link', { name: 'Open this quote' })
  await expect(links).toHaveCount(2)
  for (const link of await links.all())
    await expect(link).toHaveAttribute('href', `${lead?.template_params.quote_link}`)
})

test('a quote arrives whose page is left while it is sent', async ({ page, site, mailbox }) => {
  const wizard = await open(page, site)
  await wizard.openContact()
  await wizard.fillContact()
  await mailbox.fail({ delay: 2500 })
  const answered = page.waitForResponse((response) =>
    `${response.request().postData()}`.includes('Sam Sample'),
  )
  await wizard.send.click()
  // Goes past the previous step, to the previous page.
  await travel(page, -2)
  await hasLeft(page, site)
  await answered
  await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click()
  await isAt(page, 1)
  expect(await mailbox.posts()).toHaveLength(2)
})

test('on a phone every step shows Continue without scrolling', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site}/quote-builder`)
  await everyStep(page, async (state) => {
    if (state === 'service') return
    await expect(wayOn(page)).toBeVisible()
    await expect.poll(() => showsWayOn(page), state).toBe(true)
  })

  await test.step('at 320 px the floating buttons share a row over the contact form', async () => {
    await page.setViewportSize({ width: 320, height: 800 })
    const wizard = wizardOn(page)
    const [back, send] = await Promise.all([wizard.back.boundingBox(), wizard.send.boundingBox()])
    expect(back?.y).toBe(send?.y)
  })
})

test('the quote of a link outlives other pages, links and a reload', async ({ page, site }) => {
  const wizard = wizardOn(page)
  const isThere = () => expect(wizard.lines).toHaveText(oneBedroom.shown)
  await page.goto(`${site}/quote-builder#q=1.r.1-0-0-0.o.0`)
  await isThere()
  await wake(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(`${site}/faq`)
  await page.goBack()
  await isThere()
  await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click()
  await expect(page).toHaveURL(`${site}/quote-builder`)
  await isThere()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await page.reload()
  await isThere()
})

test('a reload returns to the step, with its answers and its title', async ({ page, site }) => {
  await page.goto(`${site}/quote-builder?service=airbnb`)
  const wizard = wizardOn(page)
  const isNamed = (step: string) =>
    expect(page).toHaveTitle(`${step} | Instant Quote | ${business.city}`)
  await wizard.back.click()
  await isNamed('Service')
  await wizard.choose('Residential Cleaning')
  await isNamed('Home Info')
  await wizard.more('bedroom', 2)
  await page.reload()
  await expect(wizard.count('Bedrooms')).toHaveValue('2')
  await wizard.continue.click()
  await isNamed('Frequency')
  await wizard.radio('Weekly').check()
  await page.reload()
  await wake(page)
  await expect(wizard.radio('Weekly')).toBeChecked()
  await isNamed('Frequency')
  await wizard.continue.click()
  await wizard.checkbox('Fridge Cleaning').check()
  await page.reload()
  await expect(wizard.checkbox('Fridge Cleaning')).toBeChecked()
  await wizard.continue.click()
  await page.reload()
  const rooms = 2 * prices.residential.bedrooms
  const { weekly } = prices.frequency
  const { shown } = bill(
    ['2 Bedrooms', rooms],
    [`Weekly discount (${-weekly}%)`, percentOf(rooms, weekly)],
    ['Fridge Cleaning', prices.extraServices.fridgeCleaning],
  )
  await expect(wizard.lines).toHaveText(shown)
  await wizard.book.click()
  await wizard.fillContact()
  await page.reload()
  await expect(page.getByText('Step 6 of 6', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')
  const stored = await page.evaluate(
    () => JSON.stringify({ ...sessionStorage, ...localStorage }) + document.cookie,
  )
  expect(stored).not.toMatch(/sam|0199/i)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the quote builder takes the space kept for it', long, async ({ page, site }) => {
    await watchShift(page)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const room = await roomFor(page, 'quote-builder', `${site}/quote-builder`)
      await expect(wizardOn(page).heading).toBeVisible()
      await page.waitForLoadState('networkidle')
      const widget = await heightOf(page.locator('quote-builder'))
      expect(Math.abs(widget - room), `at ${width} px`).toBeLessThan(2)
      expect(await shiftOf(page)).toBeLessThan(0.01)
    }
  })
})
