import { expect, test } from '../browser.ts'
import { inquiryOn } from './inquiry-page.ts'
import { contact, thanksOn, wizardOn } from './wizard-page.ts'

for (const [way, query, address, isThanked] of [
  ['the thanks appear in its place', '', 'framed.html', true],
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

test('in a sandbox without an origin or address, the dialog opens and a lead is sent', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/sandboxed-source.html`)
  const frame = page.frameLocator('iframe')
  const wizard = wizardOn(frame)
  const sent: Record<string, string>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON().template_params)
  })
  await wizard.button('Get an instant quote').click()
  await wizard.reachContact()
  await wizard.fillContact()
  await wizard.send.click()
  await expect(thanksOn(frame)).toBeVisible()
  expect(sent.map(({ name, page: at }) => [name, at])).toEqual([
    ['viewed quote', 'about:srcdoc'],
    [contact.name, 'about:srcdoc'],
  ])
})
