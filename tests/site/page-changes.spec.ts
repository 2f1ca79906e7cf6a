import type { Locator, Page } from 'playwright/test'
import { expect, long, test } from '../browser.ts'
import { holdBack, slowLine, wake } from '../loading.ts'

// These tests cover the motion of page changes too.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const footer = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** How far an element is below the top of the window, in pixels. */
const topOf = (element: Locator) =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top))

const top = (page: Page) => page.evaluate(() => scrollY)

test('Back and Forward return to the scroll position of each page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await wake(page)
  await footer(page, 'FAQ').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fair questions.')
  await page.evaluate(() => scrollTo(0, 321))
  await expect.poll(() => top(page)).toBe(321)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => top(page)).toBeGreaterThan(1000)
  await page.goForward()
  await expect.poll(() => top(page)).toBe(321)

  await test.step('a link to the current page scrolls to its top, and Back leaves the page', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await footer(page, 'FAQ').scrollIntoViewIfNeeded()
    expect(await top(page)).toBeGreaterThan(400)
    await footer(page, 'FAQ').click()
    await expect.poll(() => top(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Fair questions.')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  await test.step('Back from a section of an article returns to where its link was pressed', async () => {
    await footer(page, 'Blog').click()
    // The address changes before the page does.
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    const contents = page.getByRole('navigation', { name: 'In This Article:' })
    await contents.getByRole('link').last().scrollIntoViewIfNeeded()
    const before = await top(page)
    await contents.getByRole('link').last().click()
    await expect.poll(() => top(page)).toBeGreaterThan(before + 500)
    await page.goBack()
    await expect.poll(() => top(page)).toBe(before)
  })
})

test('after a jump to the end, a reload and Back show what the visitor was reading', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await wake(page)
  await page.keyboard.press('End')
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).last()
  const isLaidOut = () =>
    page
      .getByRole('main')
      .locator('> *')
      .evaluateAll((parts) =>
        parts.every((part) =>
          part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        ),
      )
  await expect.poll(isLaidOut).toBe(true)
  await heading.scrollIntoViewIfNeeded()
  const before = await topOf(heading)
  // Less than a line apart, because the fonts may come before or after the scrolling.
  const isBack = () =>
    expect.poll(async () => Math.abs((await topOf(heading)) - before)).toBeLessThan(20)
  await page.reload()
  await isBack()
  await wake(page)
  // A real click would scroll to the link.
  await footer(page, 'FAQ').dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fair questions.')
  await page.goBack()
  await isBack()
})

test.describe('on a slow network', () => {
  // This is from the page that cannot be loaded.
  test.use({ expectedMessages: [/status of 404/] })

  test('a page is loaded early, or says that it loads, or is a document', async ({ page }) => {
    await slowLine(page)
    const fetched: string[] = []
    let documents = 0
    page.on('request', (request) => {
      fetched.push(new URL(request.url()).pathname)
      documents += Number(request.isNavigationRequest())
    })
    await page.goto('/booked', { waitUntil: 'networkidle' })
    await wake(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const heading = page.getByRole('heading', { level: 1 })

    await test.step('hovering or focusing a link fetches its page and its widget', async () => {
      await footer(page, 'FAQ').hover()
      await expect.poll(() => fetched.some((path) => /FaqPage.*js$/.test(path))).toBe(true)
      await footer(page, 'Contact').focus()
      await expect.poll(() => fetched).toContain('/widgets/inquiry-form.js')
      const before = fetched.length
      await footer(page, 'FAQ').click()
      await expect(heading).toHaveText('Fair questions.')
      expect(fetched.slice(before).filter((path) => path.endsWith('.js'))).toEqual([])
    })

    await test.step('a page change that takes longer than 300 ms shows that it is loading', async () => {
      const release = await holdBack(page, '**/assets/LocationPage*.js')
      const waiting = page.getByRole('progressbar', { name: 'Loading the page' })
      await expect(waiting).toBeHidden()
      await footer(page, 'Location').click()
      await expect(waiting).toBeVisible()
      release()
      await expect(heading).toHaveText('We come to you.')
      await expect(waiting).toBeHidden()
    })

    await test.step('a page whose script fails to load is loaded as a document, as after a new version of the site', async () => {
      expect(documents).toBe(1)
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
      await page.route('**/assets/AboutPage*.js', (route) =>
        documents > 1 ? route.continue() : route.fulfill({ status: 404 }),
      )
      await footer(page, 'About Us').click()
      await expect(heading).toHaveText('We notice the baseboards.')
      await expect(page).toHaveURL('/about')
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    })
  })
})

test('a press while a page is leaving does not reach the next page', long, async ({ page }) => {
  await page.goto('/about')
  await wake(page)
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      // The page that leaves stays as it is until the test releases it.
      transition.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause()
        document.title = 'leaving'
      })
      return transition
    }
  })
  const link = footer(page, 'FAQ')
  await link.click()
  await expect(page).toHaveTitle('leaving')
  const question = page.locator('main summary').first()
  const { x, y, width, height } = await question.evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  )
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.locator('main details[open]')).toHaveCount(0)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await page.waitForFunction(() => !document.querySelector(':active-view-transition'))
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.locator('main details[open]')).toHaveCount(1)
})

test('a link pressed right after Back shows its page from the top', long, async ({ page }) => {
  await page.goto('/faq')
  await wake(page)
  await page.evaluate(() => scrollTo(0, 321))
  await footer(page, 'About Us').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Fair questions.')
  const [about, faq] = await Promise.all(
    ['About Us', 'FAQ'].map((name) => footer(page, name).elementHandle()),
  )
  await page.evaluate(
    ([about, faq]) => {
      const pressLinks = () => {
        for (const link of [about, faq]) (link as HTMLElement).click()
      }
      addEventListener('popstate', pressLinks, { once: true })
      history.back()
    },
    [about, faq],
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fair questions.')
  await expect.poll(() => top(page)).toBe(0)
})

test.describe('when the network breaks off', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    expectedMessages: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/],
  })

  test('a page whose link is in view shows at once when the link is pressed', async ({ page }) => {
    const loaded = page.waitForResponse('**/assets/FaqPage-*.js')
    await page.goto('/booked')
    await wake(page)
    await footer(page, 'FAQ').evaluate((link) => link.scrollIntoView())
    await (await loaded).finished()
    await page.context().setOffline(true)
    await footer(page, 'FAQ').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fair questions.')
  })

  test('a page that failed to preload is loaded when its link is pressed', async ({ page }) => {
    await page.route('**/assets/FaqPage-*.js', (route) => route.abort(), { times: 1 })
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/booked')
    await wake(page)
    await footer(page, 'FAQ').evaluate((link) => link.scrollIntoView())
    await failed
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await footer(page, 'FAQ').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fair questions.')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})

test('a visitor who saves data loads only the page whose link they press', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const loadedPages: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/(\w+Page)-.*\.js/.exec(request.url())?.[1]
    if (name) loadedPages.push(name)
  })
  await page.goto('/booked', { waitUntil: 'networkidle' })
  await wake(page)
  // Without data saving, the next page would be loaded by now.
  await page.evaluate(async () => {
    for (let pause = 0; pause < 5; pause++) {
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => requestIdleCallback(resolve))
    }
  })
  await footer(page, 'FAQ').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fair questions.')
  expect(loadedPages).toEqual(['BookedPage', 'FaqPage'])
})

test.describe('in a document that an extension has broken', () => {
  test.use({ expectedMessages: [/removeChild/] })

  test('the next page is loaded as a document, not left blank', async ({ page }) => {
    await page.goto('/booked', { waitUntil: 'networkidle' })
    await wake(page)
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true })
      document.querySelector('main')?.replaceChildren()
    })
    await footer(page, 'FAQ').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fair questions.')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })
})
