import { dollars, prices } from '../facts.ts'
import { wake } from '../loading.ts'
import { follow, isTranslated, onTranslatedSite, tireless } from '../translator.ts'
import { expect, test } from './engine.ts'
import { quoteOn, travel } from './quote-on.ts'

test('with a translator that never stops and reaches into shadow roots, the widgets show the right step, price, subtotals and errors, and pages change', async ({
  tab,
}) => {
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
