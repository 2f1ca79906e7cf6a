import type { Page } from 'playwright/test'
import { siteUrl } from '../addresses.ts'
import { expect, type Mail, test } from '../browser.ts'
import { builtOn } from '../built-for.ts'
import { scriptCode } from '../script-code.ts'
import { inquiryOn } from '../widgets/inquiry-page.ts'
import { thanksOn, wizardOn } from '../widgets/wizard-page.ts'

const quote = '#q=2.r.bedrooms-1.frequency-onetime.extras-0'
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

/** Runs the code of the partner's cache as if it was written into the page. */
const inline = `<script>
  const request = new XMLHttpRequest()
  request.open('GET', '/cache/all.js', false)
  request.send()
  document.head.append(Object.assign(document.createElement('script'), { text: request.responseText }))</script>`
const fromBlob = `<script>
  fetch('/cache/all.js').then((answer) => answer.blob()).then((blob) => {
    const script = document.createElement('script')
    script.src = URL.createObjectURL(blob)
    document.head.append(script)
  })</script>`

/** How the page loads the script, and whether the build has to know its site. */
const ways: readonly [way: string, html: string, code: string][] = [
  ['by import()', `<script type="module">import('${address}')</script>`, ''],
  [
    'in a shadow root',
    `<div id="app"></div><script>
      const script = Object.assign(document.createElement('script'), { src: '${address}?ver=6.4' })
      app.attachShadow({ mode: 'open' }).append(script)</script>`,
    '',
  ],
  [
    'by document.write',
    `<script>document.write('<script async src="${address}"><\\/script>')</script>`,
    '',
  ],
  ['in a file of several scripts', '<script src="/cache/all.js"></script>', builtOn(siteUrl)],
  [
    'in a module of several scripts',
    '<script type="module" src="/cache/all.js"></script>',
    builtOn(siteUrl),
  ],
  ['written into the page', inline, builtOn(siteUrl)],
  ['from a blob', fromBlob, builtOn(siteUrl)],
  [
    'as a copy that the page’s host has made',
    '<script src="/cache/widgets/quote-builder.js"></script>',
    builtOn(siteUrl),
  ],
]

for (const [way, html, code] of ways) {
  test(`loaded ${way}, the script finds our site: its link, its printed page, its thanks and the lead`, async ({
    page,
    partner,
    mailbox,
  }) => {
    await openPage(page, partner, `${tag}${html}`, code, quote)
    const wizard = wizardOn(page)
    const letter = await page.getByRole('link', { name: 'Email it' }).getAttribute('href')
    expect(decodeURIComponent(`${letter}`)).toContain(`${siteUrl}/quote-builder?partner=Fleetwood`)
    await wizard.button('Print').click()
    const sheet = page.locator('iframe').contentFrame()
    await expect(sheet.getByRole('img', { name: 'QR code' })).toBeVisible()
    await wizard.book.click()
    await wizard.fillContact()
    await wizard.send.click()
    await page.waitForURL(`${siteUrl}/booked`)
    await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
  })
}

test('the inquiry form in a file of several scripts leads to our thanks too', async ({
  page,
  partner,
}) => {
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

  const account = `email-service="s" email-template="t" email-key="k" email-origin="${siteUrl}"`
  const isLead = ({ template_params }: Mail) => template_params.name === 'Sam Sample'

  test('sells all the same: it thanks in place, links to nothing, prints the page, and warns once', async ({
    page,
    partner,
    mailbox,
  }) => {
    const warnings: string[] = []
    const requests: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    const withAccount = tag.replace('>', ` ${account}>`)
    await openPage(page, partner, `${withAccount}${inline}`, builtOn(''), quote)
    const wizard = wizardOn(page)
    await expect(wizard.book).toBeVisible()
    const links = page.locator('quote-builder').getByRole('link')
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', /^(tel|mailto):(?!.*http)/)
    await expect(wizard.button('Copy link')).toHaveCount(0)
    await wizard.button('Print').click()
    await expect(page.locator('body[data-printed]')).toBeVisible()
    await wizard.book.click()
    await expect(
      page.locator('quote-builder').getByRole('link', { name: 'Privacy policy' }),
    ).toHaveCount(0)
    await wizard.fillContact()
    await wizard.send.click()
    await expect(thanksOn(page)).toBeVisible()
    const lead = (await mailbox.mails()).find(isLead)
    expect(lead?.template_params.quote_link).toBe('')
    expect(new URL(page.url()).origin).toBe(partner)
    expect(warnings).toHaveLength(1)
    const mails = '/api/v1.0/email/send'
    expect(requests.filter((path) => path !== mails)).toEqual(['/mine.html', '/cache/all.js'])
  })

  test('without an account asks the visitor to call, and requests nothing from the page’s host', async ({
    page,
    partner,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await openPage(page, partner, `${tag}${inline}`, builtOn(''), quote)
    await wizardOn(page).book.click()
    await expect(page.getByRole('alert')).toContainText('(604) 555-0142')
    expect(requests).toEqual(['/mine.html', '/cache/all.js'])
  })

  test('keeps the text in its tag if it is a pinned one, which needs the company’s data', async ({
    page,
    partner,
  }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    const html = `${tag}<script src="/cache/all.js"></script>`
    await openPage(page, partner, html, scriptCode('quote-builder.js'))
    await expect(page.getByText('Call us.')).toBeVisible()
    expect(messages).toHaveLength(1)
  })
})

test('a pinned script in a file of several scripts has the company’s data from data-business on its tag', async ({
  page,
  partner,
}) => {
  const data = `${siteUrl}/widgets/business.1.json`
  const html = `${tag}<script src="/cache/all.js" data-business="${data}"></script>`
  await openPage(page, partner, html, scriptCode('quote-builder.js'), quote)
  const letter = await page.getByRole('link', { name: 'Email it' }).getAttribute('href')
  expect(decodeURIComponent(`${letter}`)).toContain(`${siteUrl}/quote-builder`)
})
