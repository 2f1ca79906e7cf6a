import { expect, test } from '../browser.ts'
import { built } from '../built.ts'
import { openWith } from './host.ts'
import { scriptOf } from './pages.ts'
import { wizardOn } from './wizard-page.ts'

const tag = '<quote-builder partner="Fleetwood Rentals">Call us.</quote-builder>'
const async = scriptOf('quote-builder')
const script = async.replace('async ', '')

const ways: Readonly<Record<string, string>> = {
  'in the head, before the tag is there': script + tag,
  'deferred @long': async.replace('async', 'defer') + tag,
  'as a module @long': async.replace('async', 'type="module" crossorigin') + tag,
  'after a picture that is named currentScript': `<img name="currentScript" src="data:," alt="">${script}${tag}`,
  // As Google Tag Manager's snippet puts a script before the page's first one.
  'twice, in two ways': `${script}<script>
    const [first] = document.getElementsByTagName('script')
    const second = Object.assign(document.createElement('script'), { async: true, src: first.src })
    first.parentNode.insertBefore(second, first)
  </script>${tag}`,
}

for (const [way, lines] of Object.entries(ways))
  test(`loaded ${way}, it sends to its own origin`, async ({ page, partner, mailbox }) => {
    await openWith(page, partner, lines)
    await wizardOn(page).openContact()
    await expect.poll(async () => (await mailbox.mails()).length).toBe(1)
  })

test('of two versions on one page the first one stays', async ({ page, partner }) => {
  const newer = built('widgets/quote-builder.js')
  const body = newer.replaceAll('What needs cleaning?', 'What is to be cleaned?')
  expect(body).not.toBe(newer)
  await page.route('**/widgets/1.0.0/quote-builder.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  const older = script.replace('/widgets/', '/widgets/1.0.0/')
  for (const [lines, heading] of [
    [older + script, 'What is to be cleaned?'],
    [script + older, 'What needs cleaning?'],
  ] as const) {
    await openWith(page, partner, lines + tag)
    await expect(page.locator('script[src]')).toHaveCount(2)
    const wizard = wizardOn(page)
    await expect(wizard.heading).toHaveText(heading)
    await wizard.choose('Airbnb Cleaning')
    await expect(wizard.heading).toHaveText('Count your rooms.')
    await page.evaluate(() => sessionStorage.clear())
  }
})
