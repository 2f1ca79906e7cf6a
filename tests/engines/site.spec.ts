import { dollars, prices } from '../facts.ts'
import { fontsThere, wake } from '../loading.ts'
import { follow, isTranslated, onTranslatedSite, tireless } from '../translator.ts'
import { expect, test } from './engine.ts'
import { quoteOn, travel } from './quote-on.ts'

test('display type has its optical size, and a film its pause', async ({ tab, baseURL }) => {
  await tab.goto(`${baseURL}/`)
  await fontsThere(tab)
  const widths = await tab.evaluate(() => {
    return ['.logo', '.d2', '.num small'].map((selector) => {
      const element = document.querySelector<HTMLElement>(selector)
      if (!element) return [selector]
      const text = document.createRange()
      text.selectNodeContents(element)
      const widthOf = () => Math.round(text.getBoundingClientRect().width)
      const asDrawn = widthOf()
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      element.style.setProperty('font-variation-settings', `'opsz' ${size}`)
      return [selector, asDrawn, widthOf()]
    })
  })
  for (const [selector, asDrawn, asSized] of widths) expect(asDrawn, `${selector}`).toBe(asSized)

  const film = await tab.evaluate(async () => {
    dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    const video = document.querySelector('video')
    while (!video?.poster) await new Promise(requestAnimationFrame)
    const canPlay = [...video.querySelectorAll('source')].some(({ type }) =>
      video.canPlayType(type),
    )
    return { canPlay, hasButton: !!document.querySelector('.film button') }
  })
  if (!film.canPlay) expect(film.hasButton).toBe(false)
})

test('the search of the guide takes words at once, and Enter', async ({ tab, site }) => {
  const textOf = (selector: string) =>
    tab.evaluate((found) => document.querySelector(found)?.textContent, selector)
  await tab.setViewportSize({ width: 1000, height: 800 })
  await tab.goto(`${site}/widgets/?partner=Tom+%26+Co`)
  await expect.poll(() => textOf('pre')).toContain('partner="Tom &amp; Co"')
  await tab.getByRole('link', { name: 'Search', exact: true }).click()
  await tab.keyboard.type('iframe')
  await expect.poll(() => textOf('#found')).toContain('A frame that grows')
  await tab.keyboard.press('Enter')
  await expect.poll(() => tab.evaluate(() => location.hash)).toBe('#a-frame-that-grows')
})

test('under a translator that never rests widgets and pages stay right', async ({ tab }) => {
  // The window is high enough for a whole step, so nothing has to be scrolled.
  await tab.setViewportSize({ width: 1000, height: 1100 })
  await onTranslatedSite(tireless, async (url) => {
    await tab.goto(`${url}/quote-builder`)
    await isTranslated(tab)
    // This writes the translated page again.
    await wake(tab)
    const { choose, press, more, waitForHeading, text } = quoteOn(tab)
    const shows = (selector: string, wanted: string) =>
      expect.poll(() => text(selector), selector).toBe(wanted)
    const { bedrooms } = prices.residential

    await choose('Residential Cleaning')
    await waitForHeading('Count your rooms.')
    await more('bedroom', 1)
    await shows('.counter b', dollars(bedrooms))
    await more('bedroom', 1)
    await shows('.counter b', dollars(2 * bedrooms))
    await shows('.tab', `Total: ${dollars(2 * bedrooms)}`)
    await shows('.progress span', 'Step 2 of 6')
    await press('Continue')
    await shows('.progress span', 'Step 3 of 6')
    await press('Back')
    await waitForHeading('Count your rooms.')
    await shows('.progress span', 'Step 2 of 6')
    for (let step = 0; step < 3; step++) await press('Continue')
    await shows('.price strong', dollars(2 * bedrooms))

    await tab.goto(`${url}/inquiries`)
    await wake(tab)
    await press('Send Message')
    await waitForHeading('Three things to fix')

    for (const path of ['/quote-builder', '/', '/blog']) await follow(tab, path)
    await travel(tab, -1)
    // Going back takes a moment, and would undo a press on the next link.
    await expect.poll(() => tab.evaluate(() => location.pathname)).toBe('/')
    await follow(tab, '/faq')
  })
})
