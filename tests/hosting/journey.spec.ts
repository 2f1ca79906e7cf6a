import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { oneBedroom } from '../facts.ts'
import { inquiryOn } from '../widgets/inquiry-page.ts'
import { contact, wizardOn } from '../widgets/wizard-page.ts'
import { countedHost, hosts, ids } from './hosts.ts'

/** Answers for EmailJS. Returns the list of mails, which grows as they are sent. */
async function standInForEmailJs(page: Page) {
  const mails: { template_id: string; template_params: Record<string, string> }[] = []
  await page.route('https://api.emailjs.com/**', async (route) => {
    if (route.request().method() === 'POST') mails.push(route.request().postDataJSON())
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    await route.fulfill({ headers, body: 'OK' })
  })
  return mails
}

/** Every origin that the page requests, except its own. */
function otherOrigins(page: Page, ownOrigin: string) {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== ownOrigin) origins.add(origin)
  })
  return origins
}

async function sendQuote(page: Page, host: string) {
  await page.goto(host)
  await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click()
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await wizard.fillContact()
  await wizard.send.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeFocused()
  await expect(page).toHaveURL(`${host}/booked`)
}

for (const [name, host] of Object.entries(hosts)) {
  test(`on ${name} a quote and an inquiry are sent from the home page`, async ({ page }) => {
    const mails = await standInForEmailJs(page)
    const others = otherOrigins(page, host)
    await sendQuote(page, host)
    await page.goto(`${host}/inquiries`)
    const form = inquiryOn(page)
    await form.fill()
    await form.send.click()
    await expect(page).toHaveURL(`${host}/booked`)
    const lead = { name: contact.name, total_price: `${oneBedroom.total}` }
    const inquiry = { from_name: 'Priya Nair' }
    await expect
      .poll(() => mails)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            template_id: ids.VITE_EMAILJS_QUOTE_TEMPLATE_ID,
            template_params: expect.objectContaining(lead),
          }),
          expect.objectContaining({
            template_id: ids.VITE_EMAILJS_INQUIRY_TEMPLATE_ID,
            template_params: expect.objectContaining(inquiry),
          }),
        ]),
      )
    expect([...others]).toEqual(['https://api.emailjs.com'])
  })

  test(`on ${name} the partner's page shows its preview`, async ({ page }) => {
    await page.goto(`${host}/widgets/`)
    const frame = page.locator('iframe[title="Preview of your page"]')
    // It loads when it is about to be seen.
    await frame.scrollIntoViewIfNeeded()
    const preview = frame.contentFrame()
    await expect(wizardOn(preview).tile('Residential Cleaning')).toBeVisible()
  })

  test.describe('a page of another origin', () => {
    test.use({ bypassCSP: true })

    test(`embeds the widget that ${name} serves`, async ({ page }) => {
      await page.goto(`${countedHost}/robots.txt`)
      await page.evaluate((src) => {
        const script = document.createElement('script')
        Object.assign(script, { src, crossOrigin: 'anonymous' })
        document.body.append(script, document.createElement('quote-builder'))
      }, `${host}/widgets/quote-builder.js`)
      await expect(wizardOn(page).tile('Residential Cleaning')).toBeVisible()
    })
  })
}

test('the policy lets a Tag Manager container load and count a lead', async ({ page }) => {
  await standInForEmailJs(page)
  const counted: string[] = []
  await page.route(/google/, (route) => {
    counted.push(route.request().url().replace(/[?].*/, ''))
    const body = googleScripts[new URL(route.request().url()).pathname] ?? ''
    return route.fulfill({ body, contentType: body ? 'text/javascript' : 'image/gif' })
  })
  await sendQuote(page, countedHost)
  await expect
    .poll(() => counted.toSorted())
    .toEqual([
      'https://region1.google-analytics.com/g/collect',
      'https://www.googletagmanager.com/a',
      'https://www.googletagmanager.com/gtag/js',
      'https://www.googletagmanager.com/gtm.js',
    ])
  const pushes = () => page.evaluate(() => JSON.stringify(window.dataLayer))
  await expect.poll(pushes).toContain('"generate_lead"')
})

/**
 * Both of Google's scripts create a policy of the same name, with which they trust script addresses. The
 * first loads the second, which counts.
 */
const policy =
  "const policy = trustedTypes.createPolicy('goog#html', { createScriptURL: (url) => url });"
const googleScripts: Readonly<Record<string, string>> = {
  '/gtm.js': `{ ${policy}
    const script = document.createElement('script')
    script.src = policy.createScriptURL('https://www.googletagmanager.com/gtag/js?id=G-HOSTING')
    document.head.append(script) }`,
  '/gtag/js': `{ ${policy}
    navigator.sendBeacon('https://region1.google-analytics.com/g/collect')
    new Image().src = 'https://www.googletagmanager.com/a' }`,
}
