import { amountFaults, applySetting, serveTypeface } from '../amounts.ts'
import { expect, test } from '../browser.ts'
import { fillKeepAlive } from '../widgets/journey-parts.ts'
import { wizardOn } from '../widgets/wizard-page.ts'
import { openNextTo, sendLead, sentNames, tags, visitors } from './next-to.ts'

// Session recorders fill the 64 KiB that a page has for requests that outlive it:
// https://github.com/grafana/faro-web-sdk/issues/1898, https://github.com/getsentry/sentry-javascript/pull/7553
for (const tag of tags)
  test(`while the page's own requests take all the room for those that outlive it, <${tag}> sends a lead`, async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.route('**/recorder', () => {})
    await openNextTo({ page, partner, tag })
    await page.evaluate(fillKeepAlive)
    await sendLead(page, tag)
    expect(sentNames(await mailbox.mails())).toEqual([visitors[tag]])
  })

// https://github.com/davidmoten/word-wrap/issues/4
test('in a typeface with wide digits no amount of a quote breaks', async ({ page, partner }) => {
  const attributes =
    'service="residential" bedrooms="3" bathrooms="2" frequency="weekly" extras="none"'
  await serveTypeface(page)
  await openNextTo({ page, partner, tag: 'quote-builder', attributes })
  await expect(wizardOn(page).book).toBeVisible()
  await applySetting(page, { digit: 0.72, isSpaced: false, isLarge: false })
  await page.locator('quote-builder').evaluate((host) => {
    host.style.fontFamily = '"Digits 0.72"'
  })
  const widths = [280, 360, 768, 1024, 1280]
  expect(await page.evaluate(amountFaults, { sign: '$', tag: 'quote-builder', widths })).toEqual([])
})
