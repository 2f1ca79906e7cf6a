import { siteUrl } from '../addresses.ts'
import { expect, test } from '../browser.ts'
import { builtVersion } from '../built.ts'
import { inquiryOn } from './inquiry-page.ts'
import {
  builtBusiness,
  businessAddress,
  openWith,
  pinnedFolder,
  pinnedTag,
  serveBusiness,
  servePinned,
} from './pinned.ts'
import { thanksOn, wizardOn } from './wizard-page.ts'

test.beforeEach(({ page }) => servePinned(page))

test('a pinned script requests only the company’s data until somebody prints, shows its fallback text until it has them, and then quotes and sends', async ({
  page,
  partner,
  mailbox,
}) => {
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(request.url()))
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(businessAddress, async (route) => {
    await released
    await route.continue()
  })
  const lines = `${pinnedTag('quote-builder')}<quote-builder success-url="none"><p>Call us for a price.</p></quote-builder>`
  await openWith(page, partner, lines)
  await expect(page.getByText('Call us for a price.')).toBeVisible()
  release()
  const wizard = wizardOn(page)
  await wizard.openContact()
  await expect(page.getByText('Call us for a price.')).toBeHidden()
  expect(requestedPaths.filter((url) => url.startsWith(siteUrl) && !url.includes('email'))).toEqual(
    [`${pinnedFolder}/quote-builder.js`, businessAddress],
  )
  const { version } = await page.locator('quote-builder').evaluate((element) => ({
    version: Reflect.get(element, 'version'),
  }))
  expect(version).toBe(builtVersion())
  await wizard.fillContact()
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()
  await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
  const [mail] = await mailbox.mails()
  expect(mail?.template_params).toMatchObject({
    version: builtVersion(),
    price_list: builtBusiness().priceList,
  })
  await wizard.button('Print').click()
  const sheet = page.locator('iframe').contentFrame()
  await expect(sheet.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expect(sheet.getByText(builtBusiness().company.name)).toBeVisible()
  expect(requestedPaths.at(-1)).toBe(`${pinnedFolder}/quote-sheet.js`)
})

test('a company’s new prices, words and account reach a page that pinned the code', async ({
  page,
  partner,
}) => {
  const data = builtBusiness()
  data.catalogue.services[0].name = 'House Cleaning'
  data.catalogue.services[0].steps[0].questions[0].counts[0].each = 99
  data.company.phone = '(604) 555-0177'
  await serveBusiness(page, data)
  await openWith(page, partner, `${pinnedTag('quote-builder')}<quote-builder></quote-builder>`)
  const wizard = wizardOn(page)
  await wizard.choose('House Cleaning')
  await wizard.more('bedroom', 2)
  await expect(wizard.tab).toContainText('$198')
})

test('data that the page preloads is used, and not requested again', async ({ page, partner }) => {
  let times = 0
  page.on('request', (request) => {
    if (request.url() === businessAddress) times++
  })
  const preload = `<link rel="preload" as="fetch" crossorigin href="${businessAddress}">`
  const lines = `${preload}${pinnedTag('inquiry-form')}<inquiry-form></inquiry-form>`
  await openWith(page, partner, lines)
  await expect(inquiryOn(page).send).toBeVisible()
  expect(times).toBe(1)
})

test('under the strictest policy, isolated from all other origins, a pinned script needs only its origin in connect-src', async ({
  page,
  partner,
}) => {
  const policy = `default-src 'none'; script-src ${siteUrl}; connect-src ${siteUrl}; require-trusted-types-for 'script'; trusted-types 'none'`
  await openWith(page, partner, `${pinnedTag('quote-builder')}<quote-builder></quote-builder>`, {
    'Content-Security-Policy': policy,
    'Cross-Origin-Embedder-Policy': 'require-corp',
  })
  const wizard = wizardOn(page)
  await wizard.choose('Airbnb Cleaning')
  await expect(wizard.heading).toHaveText('Count your rooms.')
})

test('a copy on another host finds the company by data-business, with its thank-you page and its mailbox', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.route(`${partner}/copied/inquiry-form.js`, async (route) => {
    const original = await page.request.get(`${siteUrl}/widgets/inquiry-form.js`)
    const { inner = '' } =
      /^.*\n.*\n(?<inner>[\s\S]*)\n.*\n$/.exec(await original.text())?.groups ?? {}
    await route.fulfill({ contentType: 'text/javascript', body: inner })
  })
  const script = `<script async src="/copied/inquiry-form.js" data-business="${businessAddress}"></script>`
  await openWith(page, partner, `${script}<inquiry-form></inquiry-form>`)
  const form = inquiryOn(page)
  await form.fill()
  await form.send.click()
  await page.waitForURL(`${siteUrl}/booked`)
  await expect.poll(async () => (await mailbox.mails()).length).toBe(1)
})

test.describe('a pinned script that is far out of date', () => {
  test.use({
    expectedMessages: [/^warning: <quote-builder>: this page has version .*9\.0\.0 is out/],
  })

  test('says so once on the console', async ({ page, partner }) => {
    const consoleLines: string[] = []
    page.on('console', (message) => consoleLines.push(message.text()))
    await serveBusiness(page, { ...builtBusiness(), newestRelease: '9.0.0' })
    const tags = '<quote-builder></quote-builder><quote-builder></quote-builder>'
    await openWith(page, partner, `${pinnedTag('quote-builder')}${tags}`)
    await expect(page.getByRole('heading', { name: 'What needs cleaning?' })).toHaveCount(2)
    expect(consoleLines).toEqual([
      `<quote-builder>: this page has version ${builtVersion()} of the script, and 9.0.0 is out. What changed: ${siteUrl}/widgets/#changes`,
    ])
  })
})

test.describe('when the company’s data cannot be loaded', () => {
  test.use({
    expectedMessages: [
      /^error: (Failed to load resource|Access to fetch|<quote-builder>: .*business\.1\.json could not be loaded, so the text in the tag stays\.$)/,
    ],
  })

  const room =
    'quote-builder:not(:defined)::before { content: ""; float: left; height: 600px } quote-builder:not(:defined) { display: flow-root }'
  const lines = `<style>${room}</style>${pinnedTag('quote-builder', 'onerror="failed = true"')}<quote-builder>Call us for a price.</quote-builder>`

  for (const [why, answer] of [
    ['is blocked', undefined],
    ['is not found', { status: 404, body: 'Not found' }],
    ['is of another shape', { json: { shape: 2 } }],
    [
      'has an address that runs a script',
      { json: { ...builtBusiness(), privacy: { text: '', link: '', url: 'javascript:alert(1)' } } },
    ],
  ] as const) {
    test(`because it ${why}, the fallback text stays without a gap, and the script tag gets an error event`, async ({
      page,
      partner,
    }) => {
      let times = 0
      const consoleLines: string[] = []
      page.on('console', (message) => consoleLines.push(message.text()))
      await page.route(businessAddress, (route) => {
        times++
        const headers = { 'Access-Control-Allow-Origin': '*' }
        return answer ? route.fulfill({ ...answer, headers }) : route.abort()
      })
      await openWith(page, partner, lines)
      await page.waitForFunction('window.failed')
      await expect(page.getByText('Call us for a price.')).toBeVisible()
      const box = await page.locator('quote-builder').boundingBox()
      expect(box?.height).toBeLessThan(60)
      expect(times).toBe(2)
      expect(consoleLines.filter((line) => line.startsWith('<quote-builder>'))).toHaveLength(1)
    })
  }

  test('a second attempt can succeed, and an answer that never comes is waited for 10 seconds', async ({
    page,
    partner,
  }) => {
    await page.addInitScript(() => {
      const originalTimeout = AbortSignal.timeout
      AbortSignal.timeout = (milliseconds) => {
        if (milliseconds !== 10_000) throw new Error(`The timeout is ${milliseconds} ms.`)
        return originalTimeout.call(AbortSignal, 300)
      }
    })
    let times = 0
    await page.route(businessAddress, (route) => {
      times++
      // The first request never gets an answer.
      return times === 1 ? undefined : route.continue()
    })
    await openWith(page, partner, lines)
    await expect(wizardOn(page).heading).toHaveText('What needs cleaning?')
    expect(times).toBe(2)
  })
})
