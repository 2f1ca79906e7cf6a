import { expect, test } from '../browser.ts'
import { built } from '../built.ts'
import { wizardOn } from './wizard-page.ts'

for (const [way, file] of [
  ['in the head, before the tag is there', 'in-head.html'],
  ['deferred', 'deferred.html'],
  ['as a module', 'as-module.html'],
  ['after a picture that is named currentScript', 'clobbered.html'],
  ['twice, in two ways', 'twice.html'],
]) {
  test(`loaded ${way}, the widget sends to its own origin`, async ({ page, partner, mailbox }) => {
    await page.goto(`${partner}/${file}`)
    await wizardOn(page).openContact()
    await expect.poll(async () => (await mailbox.mails()).length).toBe(1)
  })
}

test('of two versions on one page the first one stays, and the later one does no harm', async ({
  page,
  partner,
}) => {
  const newer = built('widgets/quote-builder.js')
  const older = newer.replaceAll('What needs cleaning?', 'What is to be cleaned?')
  expect(older).not.toBe(newer)
  await page.route('**/widgets/1.0.0/quote-builder.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: older }),
  )
  for (const [file, heading] of [
    ['older-first.html', 'What is to be cleaned?'],
    ['older-last.html', 'What needs cleaning?'],
  ] as const) {
    await page.goto(`${partner}/${file}`)
    await expect(page.locator('script[src]')).toHaveCount(2)
    await expect(wizardOn(page).heading).toHaveText(heading)
    await wizardOn(page).choose('Airbnb Cleaning')
    await expect(wizardOn(page).heading).toHaveText('Count your rooms.')
    await page.evaluate(() => sessionStorage.clear())
  }
})
