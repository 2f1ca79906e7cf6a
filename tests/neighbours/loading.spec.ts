import { amountFaults, applySetting, serveTypeface } from '../amounts.ts'
import { expect, test } from '../browser.ts'
import { scriptOf } from '../widgets/pages.ts'
import { wizardOn } from '../widgets/wizard-page.ts'
import { namesOf, openNextTo, sendLead, type Tag, tags, visitors } from './next-to.ts'

/** Makes the script of a line run as optimisers and consent tools do: as another element, later. */
const run = `
  window.runDelayed = () => {
    for (const { src } of document.querySelectorAll('script[type^=delayed], script[type="text/plain"]'))
      document.head.append(Object.assign(document.createElement('script'), { src }))
  }`

const ways: Record<string, (tag: Tag) => { head: string; script: string }> = {
  // https://github.com/wp-media/wp-rocket/issues/7296, https://github.com/wp-media/wp-rocket/issues/3938
  'by an optimiser, with the first interaction': (tag) => ({
    head: `<script>${run};for (const type of ['pointerdown', 'keydown', 'touchstart', 'mousemove', 'wheel'])
      addEventListener(type, runDelayed, { once: true, passive: true })</script>`,
    script: scriptOf(tag).replace('<script async', '<script type="delayed/javascript"'),
  }),
  // https://github.com/kgoedecke/doop/pull/28, https://github.com/brainsum/cookieconsent/issues/85
  'by a consent tool, after the page': (tag) => ({
    head: `<script>${run};addEventListener('load', runDelayed)</script>`,
    script: scriptOf(tag).replace('<script async', '<script type="text/plain"'),
  }),
}

for (const tag of tags) {
  for (const [way, linesFor] of Object.entries(ways))
    test(`loaded ${way}, <${tag}> sends a lead`, async ({ page, partner, mailbox }) => {
      await openNextTo(page, partner, tag, linesFor(tag))
      await page.mouse.move(20, 20)
      await sendLead(page, tag)
      expect(namesOf(await mailbox.leads())).toEqual([visitors[tag]])
    })
}

// https://github.com/davidmoten/word-wrap/issues/4
test('in a typeface with wide digits no amount of a quote breaks', async ({ page, partner }) => {
  const attributes =
    'service="residential" bedrooms="3" bathrooms="2" frequency="weekly" extras="none"'
  await serveTypeface(page)
  await openNextTo(page, partner, 'quote-builder', { attributes })
  await expect(wizardOn(page).book).toBeVisible()
  await applySetting(page, { digit: 0.72, isSpaced: false, isLarge: false })
  await page.locator('quote-builder').evaluate((host) => {
    host.style.fontFamily = '"Digits 0.72"'
  })
  const widths = [280, 360, 768, 1024, 1280]
  expect(await page.evaluate(amountFaults, { sign: '$', tag: 'quote-builder', widths })).toEqual([])
})
