import { expect, test } from '../browser.ts'
import { builtVersion } from '../built.ts'
import { holdBack } from '../loading.ts'
import { siteUrl } from '../sites.ts'
import { openWith } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { quotedLanguage, sayIn, serveLanguage } from './languages.ts'
import { patience } from './pages.ts'
import {
  builtBusiness,
  businessAddress,
  pinnedFolder,
  pinnedTag,
  serveBusiness,
  servePinned,
} from './pinned.ts'
import { wizardOn } from './wizard-page.ts'

test.beforeEach(({ page }) => servePinned(page))

const pinned = `${pinnedTag('quote-builder')}<quote-builder></quote-builder>`

test('a pinned script requests the data, and sends', async ({ page, partner, mailbox }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const release = await holdBack(page, businessAddress)
  const fallback = page.getByText('Call us for a price.')
  await openWith(
    page,
    partner,
    `${pinnedTag('quote-builder')}<quote-builder success-url="none"><p>Call us for a price.</p></quote-builder>`,
  )
  await expect(fallback).toBeVisible()
  release()
  const wizard = wizardOn(page)
  await wizard.openContact()
  await expect(fallback).toBeHidden()
  expect(requested.filter((url) => url.startsWith(`${siteUrl}/widgets/`))).toEqual([
    `${pinnedFolder}/quote-builder.js`,
    businessAddress,
  ])
  const version = builtVersion()
  await expect(page.locator('quote-builder')).toHaveJSProperty('version', version)
  await wizard.sendContact()
  await expect(wizard.thanks).toBeVisible()
  const { priceList, company } = builtBusiness()
  await expect.poll(mailbox.leads).toMatchObject([{ version, price_list: priceList }])
  await wizard.button('Print').click()
  const sheet = page.locator('iframe').contentFrame()
  await expect(sheet.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expect(sheet.getByText(company.name)).toBeVisible()
  expect(requested.at(-1)).toBe(`${pinnedFolder}/quote-sheet.js`)
})

test('new prices and words reach a page that pinned the code', async ({ page, partner }) => {
  const data = builtBusiness()
  data.catalogue.services[0].name = 'House Cleaning'
  data.catalogue.services[0].steps[0].questions[0].counts[0].each = 99
  await serveBusiness(page, data)
  await openWith(page, partner, pinned)
  const wizard = wizardOn(page)
  await wizard.choose('House Cleaning')
  await wizard.more('bedroom', 2)
  await expect(wizard.tab).toContainText('$198')
})

test('a pinned script requests the words of the page’s language with its own version, and the company’s next to its data', async ({
  page,
  partner,
}) => {
  const { company, ...file } = quotedLanguage('fr')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.addInitScript(patience)
  await serveLanguage(page, 'fr', file, pinnedFolder)
  const companyAddress = businessAddress.replace('json', 'fr.json')
  await page.route(companyAddress, (route) =>
    route.fulfill({ json: company, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await serveBusiness(page, { ...builtBusiness(), languages: ['fr'] })
  await openWith(page, partner, `<main lang="fr">${pinned}</main>`)
  const wizard = wizardOn(page, sayIn('fr', { ...file, company }))
  await wizard.choose('Airbnb Cleaning')
  await expect(wizard.heading).toHaveText('«Count your rooms.»')
  await expect(wizard.back).toBeVisible()
  expect(requested.filter((url) => url.startsWith(`${siteUrl}/widgets/`)).toSorted()).toEqual([
    `${pinnedFolder}/fr.js`,
    `${pinnedFolder}/quote-builder.js`,
    companyAddress,
    businessAddress,
  ])
})

test('data that the page preloads is not requested again', async ({ page, partner }) => {
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

test('under the strictest policy it needs only connect-src and pictures', async ({
  page,
  partner,
}) => {
  const policy = `default-src 'none'; script-src ${siteUrl}; img-src ${siteUrl}; connect-src ${siteUrl}; require-trusted-types-for 'script'; trusted-types 'none'`
  await openWith(page, partner, pinned, {
    'Content-Security-Policy': policy,
    'Cross-Origin-Embedder-Policy': 'require-corp',
  })
  const wizard = wizardOn(page)
  await wizard.choose('Airbnb Cleaning')
  await expect(wizard.heading).toHaveText('Count your rooms.')
})

test('a copy elsewhere finds its company', async ({ page, partner, mailbox }) => {
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

test('one far out of date says so once', async ({ page, partner, allowed, consoleLines }) => {
  allowed.push(/^warning: <quote-builder>: this page has version .*9\.0\.0 is out/)
  await serveBusiness(page, { ...builtBusiness(), newestRelease: '9.0.0' })
  await openWith(page, partner, `${pinned}<quote-builder></quote-builder>`)
  await expect(page.getByRole('heading', { name: 'What needs cleaning?' })).toHaveCount(2)
  expect(consoleLines).toEqual([
    `<quote-builder>: this page has version ${builtVersion()} of the script, and 9.0.0 is out. What changed: ${siteUrl}/widgets/#changes`,
  ])
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
  const privacy = { text: '', link: '', url: 'javascript:alert(1)' }

  for (const [why, answer] of [
    ['is blocked @long', undefined],
    ['is not found @long', { status: 404, body: 'Not found' }],
    ['is of another shape', { json: { shape: 2 } }],
    ['has an address that runs a script', { json: { ...builtBusiness(), privacy } }],
  ] as const)
    test(`the data ${why}: the text stays without a gap`, async ({
      page,
      partner,
      consoleLines,
    }) => {
      let times = 0
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

  test('a second attempt after 10 seconds can succeed', async ({ page, partner }) => {
    await page.addInitScript(() => {
      const originalTimeout = AbortSignal.timeout
      AbortSignal.timeout = (milliseconds) => {
        if (milliseconds !== 10_000) throw new Error(`The timeout is ${milliseconds} ms.`)
        return originalTimeout.call(AbortSignal, 300)
      }
    })
    let times = 0
    // The first request never gets an answer.
    await page.route(businessAddress, (route) => (times++ === 0 ? undefined : route.continue()))
    await openWith(page, partner, lines)
    await expect(wizardOn(page).heading).toHaveText('What needs cleaning?')
    expect(times).toBe(2)
  })
})
