import type { Page } from 'playwright/test'
import { amountFaults, applySetting, serveTypeface, settings, widths } from '../amounts.ts'
import { expect, test } from '../browser.ts'
import { builtWith, dataOf } from '../built.ts'
import { everyStep } from './every-step.ts'
import { blocked, everyQuoteState, type Look } from './states.ts'

test.use({ expectedMessages: [blocked] })

const screen = { width: 2040, height: 900 }

/** Looks at every amount of a state, in a widget of each width with each setting. */
const lookAt =
  (page: Page, sign: string): Look =>
  async (state) => {
    // These have the amounts of the contact step.
    if (/errors|not sent|sending/.test(state)) return
    const widget = page.locator('quote-builder')
    await page.setViewportSize(screen)
    for (const setting of settings) {
      await applySetting(page, setting)
      await widget.evaluate(
        (host, [font, unit]) =>
          Object.assign(host, { style: `font-family: "${font}"; --unit: ${unit}` }),
        [`Digits ${setting.digit}`, setting.isLarge ? '2px' : '1px'] as const,
      )
      const faults = await page.evaluate(amountFaults, { sign, tag: 'quote-builder', widths })
      expect.soft(faults, `${state}, ${JSON.stringify(setting)}`).toEqual([])
    }
    await widget.evaluate((host) => host.removeAttribute('style'))
    await page.setViewportSize({ width: 1280, height: 900 })
  }

for (const [name, every, sign] of [
  ['usual prices', everyQuoteState, '$'],
  // Amounts have six digits with cents.
  ['high prices with a long sign', everyStep, 'CA$'],
] as const) {
  test(`no amount breaks or leaves its box: ${name} @long`, async ({ page, partner }) => {
    test.slow()
    await serveTypeface(page)
    if (sign !== '$') {
      const body = await costly(sign)
      await page.route('**/quote-builder.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      )
    }
    await page.goto(`${partner}/plain.html?success-url=none`)
    await page.addStyleTag({ content: 'body { margin: 0 }' })
    await every(page, lookAt(page, sign))
  })
}

/** The quote builder of a company whose amounts are as long as they get: thousands, with cents, after a long sign. */
async function costly(sign: string): Promise<string> {
  const data = await dataOf('specified')
  const withPrices = JSON.parse(JSON.stringify(data), (key, value) => {
    if (key === 'sign') return sign
    return ['each', 'price'].includes(key) && value > 0 ? value * 30 + 0.5 : value
  })
  return builtWith(withPrices)
}
