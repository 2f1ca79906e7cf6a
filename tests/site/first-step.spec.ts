import type { Page } from 'playwright/test'
import { expect, long, longUnless, test } from '../browser.ts'
import { business } from '../facts.ts'
import { looksOf, noteLooks, unseen } from '../first-step-frames.ts'
import { fontsThere, holdBack, holdClient, wake } from '../loading.ts'
import { wizardOn } from '../widgets/wizard-page.ts'
import { openWithout } from './late-widget.ts'

// A step is animated where a press brings it, but not where the script makes the prerendered one live.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const open = async (page: Page, query = '') => {
  const release = await openWithout(page, 'quote-builder', `/quote-builder${query}`)
  await fontsThere(page)
  return release
}

const phoneOn = (page: Page) => page.getByRole('main').getByRole('link', { name: business.phone })

for (const width of [360, 768, 1440]) {
  const title = `at ${width} px the first step shows before its script, which changes no pixel and no word of it`
  test(title, longUnless(width === 360), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(noteLooks)
    // The pictures come later still.
    await page.route('**/pictures/**', () => {})
    const release = await open(page)
    const wizard = wizardOn(page)
    await expect(wizard.heading).toHaveText('What needs cleaning?')
    const widget = page.locator('quote-builder')
    const drawn = { pixels: await page.screenshot(), words: await widget.ariaSnapshot() }
    release()
    const looks = await looksOf(page)
    expect(looks).toEqual(unseen(looks))
    expect(await widget.ariaSnapshot()).toBe(drawn.words)
    expect((await page.screenshot()).equals(drawn.pixels)).toBe(true)
  })
}

test('of several presses before the script, the last one shows and counts', async ({ page }) => {
  const release = await open(page)
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.choose('Airbnb Cleaning')
  await expect(page.getByRole('button', { pressed: true })).toHaveText(/^Airbnb Cleaning/)
  release()
  await expect(wizard.heading).toHaveText('Count your rooms.')
  await expect(wizard.heading).toBeFocused()
  await expect(page.getByText('Airbnb Cleaning', { exact: true }).last()).toBeVisible()
})

test('presses before any script count, and keep the partner of the link', async ({ page }) => {
  const release = await holdBack(page, '**/{assets/index-*,widgets/quote-builder}.js')
  const query = 'partner=Shine+%26+Co&reference=7&utm_source=mail'
  await page.goto(`/quote-builder?${query}`, { waitUntil: 'commit' })
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await expect(page).toHaveURL('/quote-builder?service=residential')
  await wizard.choose('Airbnb Cleaning')
  await expect(page).toHaveURL('/quote-builder?service=airbnb')
  release()
  await expect(wizard.heading).toHaveText('Count your rooms.')
  await expect(page).toHaveURL(`/quote-builder?service=airbnb&${query}`)
  await wake(page)
  const widget = page.locator('quote-builder')
  await expect(widget).toHaveAttribute('partner', 'Shine & Co')
  await expect(widget).toHaveAttribute('reference', '7')
})

test('the focus stays on a tile when its script loads', async ({ page }) => {
  const release = await open(page)
  const wizard = wizardOn(page)
  const tile = wizard.tile('Commercial Cleaning')
  await tile.focus()
  release()
  await expect(page.locator('quote-builder:defined')).toBeAttached()
  await expect(tile).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible()
})

test('a press that is released after the script has loaded counts', long, async ({ page }) => {
  const release = await open(page)
  const wizard = wizardOn(page)
  await wizard.tile('Airbnb Cleaning').hover()
  await page.mouse.down()
  release()
  await expect(page.locator('quote-builder:defined')).toBeAttached()
  await page.mouse.up()
  await expect(wizard.heading).toHaveText('Count your rooms.')
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap before the script counts when the script has loaded', long, async ({ page }) => {
    const release = await open(page)
    const wizard = wizardOn(page)
    await wizard.tile('Pressure Washing').tap()
    release()
    await expect(wizard.heading).toHaveText('What needs washing?')
  })
})

test('a link that names a service starts with its questions', async ({ page }) => {
  await page.addInitScript(() => {
    const steps: number[] = []
    Object.assign(window, { steps })
    addEventListener('quotestep', (event) => steps.push((event as CustomEvent).detail.step))
  })
  const releaseClient = await holdClient(page)
  const release = await open(page, '?service=airbnb')
  await expect(page.getByRole('button', { pressed: true })).toHaveText(/^Airbnb Cleaning/)
  release()
  await expect(wizardOn(page).heading).toHaveText('Count your rooms.')
  releaseClient()
  await wake(page)
  expect(await page.evaluate(() => (window as unknown as { steps: number[] }).steps)).toEqual([2])
})

test('a reload on a later step does not show the first one', async ({ page }) => {
  await page.goto('/quote-builder')
  const wizard = wizardOn(page)
  await wizard.choose('Airbnb Cleaning')
  await expect(wizard.heading).toHaveText('Count your rooms.')
  const release = await open(page)
  await expect(page.locator('quote-builder:not(:defined)')).toBeAttached()
  await expect(wizard.tile('Airbnb Cleaning')).toHaveCount(0)
  release()
  await expect(wizard.heading).toHaveText('Count your rooms.')
})

test.describe('the visitor reads which number to call, and sees no wizard that does not work,', () => {
  const expectPhone = async (page: Page) => {
    await expect(phoneOn(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: business.email })).toBeVisible()
    await expect(wizardOn(page).tile('Airbnb Cleaning')).toBeHidden()
  }

  test('when the script does nothing', async ({ page }) => {
    await page.route('**/widgets/quote-builder.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto('/quote-builder')
    await expectPhone(page)
  })

  test.describe('when the script', () => {
    test.use({ expectedMessages: [/Failed to load resource/] })

    test('is blocked', async ({ page }) => {
      await page.route('**/widgets/quote-builder.js', (route) => route.abort())
      await page.goto('/quote-builder')
      await expectPhone(page)
    })
  })

  test('without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `${baseURL}` })
    const page = await context.newPage()
    await page.goto('/quote-builder')
    await expectPhone(page)
    await context.close()
  })

  test('while the script is much too late, which works in the end', async ({ page }) => {
    const release = await open(page)
    const wizard = wizardOn(page)
    await expect(wizard.tile('Airbnb Cleaning')).toBeVisible()
    await expect(phoneOn(page)).toBeHidden()
    await page.locator('quote-builder').evaluate((widget) => {
      const animations = widget.getAnimations({ subtree: true })
      for (const animation of [...animations, ...(widget.shadowRoot?.getAnimations() ?? [])])
        animation.currentTime = 8000
    })
    await expectPhone(page)
    release()
    await wizard.choose('Airbnb Cleaning')
    await expect(wizard.heading).toHaveText('Count your rooms.')
  })
})

test('with reduced motion, a late widget is replaced by its text', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdBack(page, '**/widgets/quote-builder.js')
  await page.goto(`${site}/`)
  await wake(page)
  await page.locator('header a[href="/quote-builder"]').first().click()
  const text = page.locator('quote-builder .fallback')
  await expect(text).toHaveCSS('animation-name', 'speak-up')
  await expect(text).toHaveCSS('animation-delay', '1.5s')
  await expect(text).toHaveCSS('animation-duration', '0s')
  await expect(text).toHaveCSS('visibility', 'visible')
})
