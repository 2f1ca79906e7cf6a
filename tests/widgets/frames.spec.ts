import { readFile } from 'node:fs/promises'
import { expect, test } from '../browser.ts'
import { siteUrl } from '../sites.ts'
import { openWith } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { scriptOf } from './pages.ts'
import { contact, thanksOn, wizardOn } from './wizard-page.ts'

for (const [way, query, address] of [
  ['the thanks appear in its place', '', ''],
  ['success-url goes there in the frame', '?success-url=/calm.html', 'mine.html'],
  [
    'success-target="top" takes the window',
    '?success-url=/calm.html&success-target=top',
    'calm.html',
  ],
] as const)
  test(`in a frame, ${way}`, async ({ page, partner }) => {
    const frame = `<iframe src="/inquiry.html${query}" width="700" height="900"></iframe>`
    await page.goto(`${partner}/mine.html?${new URLSearchParams({ lines: frame })}`)
    const form = inquiryOn(page.frameLocator('iframe'))
    await page.clock.install()
    const gone = address && page.waitForRequest(`${partner}/calm.html`)
    await form.sendLead()
    await page.clock.runFor(address ? 1200 : 5000)
    await gone
    await page.waitForURL((url) => url.pathname === `/${address || 'mine.html'}`)
    if (!address) await expect(form.thanks).toBeVisible()
  })

test('an element works in a frame, and back', async ({ page, partner, mailbox }) => {
  await page.goto(`${partner}/plain.html?success-url=none`)
  const inPage = wizardOn(page)
  await inPage.openContact()
  const colourOf = ({ send }: typeof inPage) =>
    send.evaluate((button) => getComputedStyle(button).backgroundColor)
  const colour = await colourOf(inPage)
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    frame.contentDocument?.body.append(document.querySelector('quote-builder') as Element)
  })
  const inFrame = wizardOn(page.frameLocator('iframe'))
  expect(await colourOf(inFrame)).toBe(colour)
  await inFrame.sendContact()
  await expect(inFrame.thanks).toBeVisible()

  await page.evaluate(() => {
    const { contentDocument } = document.querySelector('iframe') as HTMLIFrameElement
    document.body.append(contentDocument?.querySelector('quote-builder') as Element)
  })
  await inPage.thanks.waitFor()
  await page
    .locator('quote-builder')
    .evaluate((element) => (element as unknown as { reset(): void }).reset())
  await inPage.reachContact()
  expect(await colourOf(inPage)).toBe(colour)
  await inPage.sendContact({ name: 'Ann Other', email: 'ann@sample.example' })
  await expect(inPage.thanks).toBeVisible()
  const names = (await mailbox.leads()).map(({ name }) => name)
  expect(names).toEqual(['Ann Other', contact.name])
})

test('in a sandbox without an origin the dialog opens and sends', async ({ page, partner }) => {
  const inside = `<!doctype html>${scriptOf('quote-builder')}<quote-builder mode='dialog' success-url='none'></quote-builder>`
  const frame = `<iframe sandbox="allow-scripts allow-forms" width="900" height="700" srcdoc="${inside.replaceAll('"', "'")}"></iframe>`
  const sent: string[][] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const { name, page: at } = request.postDataJSON().template_params
    sent.push([name, at])
  })
  await openWith(page, partner, frame)
  const wizard = wizardOn(page.frameLocator('iframe'))
  await wizard.button('Get an instant quote').click()
  await wizard.reachContact()
  await wizard.sendContact()
  await expect(thanksOn(page.frameLocator('iframe'))).toBeVisible()
  const address = `${partner}/mine.html`
  expect(sent).toEqual([
    ['viewed quote', address],
    [contact.name, address],
  ])
})

const recipe = (name: string) =>
  readFile(new URL(`./recipes/${name}.html`, import.meta.url), 'utf8')

for (const sandbox of ['', 'sandbox="allow-scripts allow-forms"'])
  test(`the guide's frame never scrolls ${sandbox}`, async ({ page, partner, allowed }) => {
    // Chromium has no sharing on Linux.
    allowed.push(/^warning: Unrecognized feature: 'web-share'\.$/)
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
        frame.locator('html').evaluate((root) => {
          const height = Math.ceil(root.getBoundingClientRect().height)
          return [root.scrollHeight - innerHeight, innerHeight - height]
        })
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
