import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { builtOn, scriptCode } from '../built.ts'
import { siteUrl } from '../sites.ts'
import { inquiryOn } from '../widgets/inquiry-page.ts'
import { oneBedroomCode, wizardOn } from '../widgets/wizard-page.ts'

const quote = `#q=${oneBedroomCode}`
const address = `${siteUrl}/widgets/quote-builder.js`
const tag = '<quote-builder partner="Fleetwood Rentals">Call us.</quote-builder>'

/** Opens a partner's page, whose `/cache/` has this code under any name. */
async function openPage(page: Page, partner: string, html: string, cached = '', hash = '') {
  await page.route(`${partner}/cache/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: cached }),
  )
  const lines = `<!doctype html><title>Ours</title>${html}`
  await page.goto(`${partner}/mine.html?${new URLSearchParams({ lines })}${hash}`)
}

/** The letter of the quote, which has the link to it. */
const letterOn = async (page: Page) =>
  decodeURIComponent(`${await page.getByRole('link', { name: 'Email it' }).getAttribute('href')}`)

/** Runs the code of the partner's cache as if it was written into the page. */
const inline = `<script>
  const request = new XMLHttpRequest()
  request.open('GET', '/cache/all.js', false)
  request.send()
  document.head.append(Object.assign(document.createElement('script'), { text: request.responseText }))</script>`

/** How the page loads the script; from its cache where the script comes from no address of ours. */
const ways = {
  'by import()': `<script type="module">import('${address}')</script>`,
  'in a shadow root': `<div id="app"></div><script>
    const script = Object.assign(document.createElement('script'), { src: '${address}?ver=6.4' })
    app.attachShadow({ mode: 'open' }).append(script)</script>`,
  'by document.write': `<script>document.write('<script async src="${address}"><\\/script>')</script>`,
  'in a file of several scripts': '<script src="/cache/all.js"></script>',
  'in a module of several scripts': '<script type="module" src="/cache/all.js"></script>',
  'written into the page': inline,
  'from a blob': `<script>
    fetch('/cache/all.js').then((answer) => answer.blob()).then((blob) => {
      const script = document.createElement('script')
      script.src = URL.createObjectURL(blob)
      document.head.append(script)
    })</script>`,
  'as a copy of the host': '<script src="/cache/widgets/quote-builder.js"></script>',
}

/** The rest differ from these in what the browser says of a script, not in what we make of it. */
const quick = /import|several scripts|document/

for (const [way, html] of Object.entries(ways)) {
  const isLong = quick.test(way) ? '' : ' @long'
  test(`loaded ${way}, the script finds our site${isLong}`, async ({ page, partner, mailbox }) => {
    await openPage(page, partner, tag + html, builtOn(siteUrl), quote)
    const wizard = wizardOn(page)
    expect(await letterOn(page)).toContain(`${siteUrl}/quote-builder?partner=Fleetwood`)
    await wizard.button('Print').click()
    const sheet = page.locator('iframe').contentFrame()
    await expect(sheet.getByRole('img', { name: 'QR code' })).toBeVisible()
    await wizard.book.click()
    await wizard.sendContact()
    await page.waitForURL(`${siteUrl}/booked`)
    await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
  })
}

test('the inquiry form in a file of several leads to our thanks', async ({ page, partner }) => {
  const code = `${builtOn(siteUrl)};${builtOn(siteUrl, 'inquiry-form.js')}`
  const html = '<inquiry-form></inquiry-form><script src="/cache/all.js"></script>'
  await openPage(page, partner, html, code)
  const form = inquiryOn(page)
  await form.fill()
  await form.send.click()
  await page.waitForURL(`${siteUrl}/booked`)
})

test.describe('a script of which nobody knows where it came from', () => {
  test.use({
    expectedMessages: [
      /^error: viewed quote: unreachable$|^\w+: <quote-builder>( cannot send|: it is not known where this script came from, so (the text in the tag stays|nothing leads to our site\. Load it from an address that ends in \/quote-builder\.js)\.$)/,
    ],
  })

  test('sells all the same, and warns once', async ({ page, partner, mailbox, consoleLines }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.addInitScript("window.print = () => document.body.setAttribute('data-printed', '')")
    const account = `email-service="s" email-template="t" email-key="k" email-origin="${siteUrl}"`
    const withAccount = tag.replace('>', ` ${account}>`)
    await openPage(page, partner, withAccount + inline, builtOn(''), quote)
    const wizard = wizardOn(page)
    await expect(wizard.book).toBeVisible()
    const links = page.locator('quote-builder').getByRole('link')
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', /^(tel|mailto):(?!.*http)/)
    await expect(wizard.button('Copy link')).toHaveCount(0)
    await wizard.button('Print').click()
    await expect(page.locator('body[data-printed]')).toBeVisible()
    await wizard.book.click()
    await expect(wizard.send).toBeVisible()
    await expect(links.getByText('Privacy policy')).toHaveCount(0)
    await wizard.sendContact()
    await expect(wizard.thanks).toBeVisible()
    expect(await mailbox.leads()).toMatchObject([{ quote_link: '' }])
    expect(new URL(page.url()).origin).toBe(partner)
    expect(consoleLines).toHaveLength(1)
    const mails = '/api/v1.0/email/send'
    expect(requests.filter((path) => path !== mails)).toEqual(['/mine.html', '/cache/all.js'])
  })

  test('without an account asks the visitor to call', async ({ page, partner }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await openPage(page, partner, tag + inline, builtOn(''), quote)
    const wizard = wizardOn(page)
    await wizard.book.click()
    await expect(wizard.alert).toContainText('(604) 555-0142')
    expect(requests).toEqual(['/mine.html', '/cache/all.js'])
  })

  test('keeps the text in its tag if it is pinned', async ({ page, partner, consoleLines }) => {
    const html = `${tag}<script src="/cache/all.js"></script>`
    await openPage(page, partner, html, scriptCode('quote-builder.js'))
    await expect(page.getByText('Call us.')).toBeVisible()
    expect(consoleLines).toHaveLength(1)
  })
})

test('a pinned script in a file has data-business', async ({ page, partner }) => {
  const data = `${siteUrl}/widgets/business.1.json`
  const html = `${tag}<script src="/cache/all.js" data-business="${data}"></script>`
  await openPage(page, partner, html, scriptCode('quote-builder.js'), quote)
  expect(await letterOn(page)).toContain(`${siteUrl}/quote-builder`)
})
