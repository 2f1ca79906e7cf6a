import { readFile } from 'node:fs/promises'
import { siteUrl } from '../addresses.ts'
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

test('an element that moves into a frame of its page, and back, keeps its look and its answers, and sends its lead from either', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.goto(`${partner}/plain.html?success-url=none`)
  const inPage = wizardOn(page)
  await inPage.openContact()
  const colourOf = (wizard: typeof inPage) =>
    wizard.send.evaluate((button) => getComputedStyle(button).backgroundColor)
  const colour = await colourOf(inPage)
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.title = 'A frame'
    document.body.append(frame)
    frame.contentDocument?.body.append(document.querySelector('quote-builder') as Element)
  })
  const inFrame = wizardOn(page.frameLocator('iframe'))
  expect(await colourOf(inFrame)).toBe(colour)
  await inFrame.fillContact()
  await inFrame.send.click()
  await expect(thanksOn(page.frameLocator('iframe'))).toBeVisible()

  await page.evaluate(() => {
    const element = document
      .querySelector('iframe')
      ?.contentDocument?.querySelector('quote-builder')
    document.body.append(element as Element)
  })
  await thanksOn(page).waitFor()
  await page
    .locator('quote-builder')
    .evaluate((element) => (element as unknown as { reset(): void }).reset())
  await inPage.reachContact()
  expect(await colourOf(inPage)).toBe(colour)
  await inPage.fillContact({ name: 'Ann Other', email: 'ann@sample.example' })
  await inPage.send.click()
  await expect(thanksOn(page)).toBeVisible()
  const leads = (await mailbox.mails()).map(({ template_params }) => template_params.name)
  expect(leads).toEqual(expect.arrayContaining([contact.name, 'Ann Other']))
})

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
  const address = `${partner}/sandboxed-source.html`
  expect(sent.map(({ name, page: at }) => [name, at])).toEqual([
    ['viewed quote', address],
    [contact.name, address],
  ])
})

const recipe = (name: string) =>
  readFile(new URL(`./recipes/${name}.html`, import.meta.url), 'utf8')

test.describe('the frame of the guide', () => {
  // Chromium has no sharing on Linux.
  test.use({ expectedMessages: [/^warning: Unrecognized feature: 'web-share'\.$/] })

  for (const sandbox of ['', 'sandbox="allow-scripts allow-forms"'])
    test(`grows and shrinks with its content${sandbox && ', in a sandbox too'}, and never scrolls`, async ({
      page,
      partner,
    }) => {
      const pageOf = (lines: string) => `/mine.html?${new URLSearchParams({ lines })}`
      const framed = (await recipe('framed'))
        .replaceAll('https://HOST', siteUrl)
        .replace('Your name', 'Fleetwood Rentals')
      const around = (await recipe('frame'))
        .replace('/quote.html', pageOf(framed))
        .replace('<iframe', `<iframe ${sandbox}`)
      await page.goto(`${partner}${pageOf(`<!doctype html><title>Around</title>${around}`)}`)
      // A message of another window changes nothing.
      await page.evaluate(() => postMessage({ quoteHeight: 5 }, '*'))
      const frame = page.frameLocator('iframe')
      const wizard = wizardOn(frame)
      /** The height of the frame, once its content fills it and has nothing to scroll. */
      const settled = async () => {
        const rest = () =>
          frame
            .locator('html')
            .evaluate((root) => [
              root.scrollHeight - innerHeight,
              innerHeight - Math.ceil(root.getBoundingClientRect().height),
            ])
        await expect.poll(rest).toEqual([0, 0])
        return page.locator('iframe').evaluate(({ clientHeight }) => clientHeight)
      }
      for (const width of [1000, 390]) {
        await page.setViewportSize({ width, height: 700 })
        await expect(wizard.tile('Residential Cleaning')).toBeVisible()
        const first = await settled()
        await wizard.choose('Residential Cleaning')
        await wizard.button('One more bedroom').click()
        for (let step = 0; step < 3; step++) await wizard.continue.click()
        await expect(wizard.book).toBeVisible()
        const quote = await settled()
        expect(quote, `${width} px`).toBeGreaterThan(first)
        for (let step = 0; step < 4; step++) await wizard.back.click()
        await expect(wizard.tile('Residential Cleaning')).toBeVisible()
        expect(await settled(), `${width} px`).toBeLessThan(quote)
      }
    })
})
