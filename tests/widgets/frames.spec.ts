import { expect, test } from '../browser.ts'
import { inquiryOn } from './inquiry-page.ts'

for (const [way, query, address, isThanked] of [
  ['the thanks stand in its place', '', 'framed.html', true],
  ['success-url goes there in the frame', '?success-url=/calm.html', 'framed.html', false],
  [
    'success-target="top" takes the whole window',
    '?success-url=/calm.html&success-target=top',
    'calm.html',
    false,
  ],
] as const) {
  test(`in a frame, ${way}`, async ({ page, partner }) => {
    await page.route(`${partner}/framed.html`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>A page with a frame</title><iframe title="Form" src="/inquiry.html${query}" width="700" height="900"></iframe>`,
      }),
    )
    await page.goto(`${partner}/framed.html`)
    const form = inquiryOn(page.frameLocator('iframe'))
    await page.clock.install()
    await form.fill()
    await form.send.click()
    if (isThanked) {
      await expect(form.thanks).toBeVisible()
      await page.clock.runFor(5000)
    } else {
      const gone = page.waitForRequest(`${partner}/calm.html`)
      await expect(form.thanks).toBeVisible()
      await page.clock.runFor(1200)
      await gone
    }
    await page.waitForURL(`${partner}/${address}`)
    if (isThanked) await expect(form.thanks).toBeVisible()
  })
}
