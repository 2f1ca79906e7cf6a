import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

const notice = 'Test: nothing is sent.'

/** What the page heard of an event, the details alone. */
const heard = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const { events } = window as unknown as { events: [string, object][] }
    return events.filter(([event]) => event === wanted).map(([, detail]) => detail)
  }, name)

/** To the press of the button that sends, with the clock in the test's hand; `requests` are those from then on. */
async function sendQuote(page: Page, address: string, email: string) {
  await page.clock.install()
  await page.goto(address)
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await wizard.fillContact({ email })
  await page.clock.pauseAt(Date.now() + 60_000)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await wizard.send.click()
  return { wizard, requests, alert: page.getByRole('alert') }
}

test('a dry test of both widgets goes to the thanks under a policy that lets nothing out', async ({
  page,
  partner,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(`${partner}/dry.html`)
  const quote = page.getByRole('region', { name: 'Quote' })
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await expect(quote.getByText(notice)).toBeVisible()
  await quote.getByLabel('Name').fill('Sam Sample')
  await quote.getByLabel('Email').fill('sam@sample.example')
  await quote.getByLabel('Phone').fill('(604) 555-0199')
  await wizard.send.click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()

  const form = inquiryOn(page.getByRole('region', { name: 'Inquiry' }))
  await expect(page.getByText(notice)).toBeVisible()
  await form.fill()
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  expect(requests.filter((path) => !path.endsWith('.html'))).toEqual([
    '/widgets/quote-builder.js',
    '/widgets/inquiry-form.js',
  ])
})

test('a dry test leaves for the thank-you page, and mails nothing', async ({
  page,
  partner,
  mailbox,
  baseURL,
}) => {
  await page.goto(`${partner}/plain.html?test=dry`)
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await wizard.fillContact()
  await wizard.send.click()
  await page.waitForURL(`${baseURL}/booked`)
  expect(await mailbox.posts()).toEqual([])
})

test('a dry test takes a moment, and counts as a test', async ({ page, partner }) => {
  const address = `${partner}/plain.html?test=dry&success-url=none`
  const { wizard } = await sendQuote(page, address, 'sam@sample.example')
  await page.clock.runFor(500)
  await expect(wizard.button('Sending Quote...')).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(await heard(page, 'quotesent')).toMatchObject([{ service: 'residential', test: true }])
  const pushed = await page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer)
  expect(pushed).toContainEqual(expect.objectContaining({ event: 'test_lead', test: true }))
})

for (const { reason, after } of [
  { reason: 'refused', after: 700 },
  // Asked once more a second after the first time.
  { reason: 'busy', after: 1800 },
  { reason: 'unreachable', after: 700 },
]) {
  test.describe(reason, () => {
    test.use({ expectedMessages: [new RegExp(`^error: (quote|inquiry): ${reason}$`)] })

    test(`a dry quote of ${reason}@dry.example fails as it would, and nothing is asked for`, async ({
      page,
      partner,
    }) => {
      const address = `${partner}/plain.html?test=dry`
      const { wizard, requests, alert } = await sendQuote(page, address, `${reason}@dry.example`)
      await page.clock.runFor(after - 200)
      await expect(alert).toBeHidden()
      await page.clock.runFor(200)
      await expect(alert).toContainText('There was an issue sending your quote.')
      expect(await heard(page, 'quotefailed')).toMatchObject([{ reason, test: true }])
      expect(requests).toEqual([])

      await page.clock.resume()
      await page.getByLabel('Email').fill('sam@sample.example')
      await wizard.send.click()
      await page.waitForURL(/\/booked/)
    })

    test(`a dry inquiry of ${reason}@dry.example fails too`, async ({ page, partner, mailbox }) => {
      await page.goto(`${partner}/inquiry.html?test=dry`)
      const form = inquiryOn(page)
      await form.fill({ email: `${reason}@dry.example` })
      await form.send.click()
      await expect(form.oops).toBeVisible()
      expect(await mailbox.posts()).toEqual([])
    })
  })
}

test('a dry quote without an answer leaves after two seconds', async ({ page, partner }) => {
  const address = `${partner}/plain.html?test=dry&success-url=/thanks.html`
  await sendQuote(page, address, 'silent@dry.example')
  await page.clock.runFor(1900)
  await expect(page).toHaveURL(/plain\.html/)
  const left = page.waitForRequest(/thanks\.html$/)
  await page.clock.runFor(200)
  await left
})

test.describe('no answer', () => {
  test.use({ expectedMessages: [/^error: quote: timeout$/] })

  test('a dry quote that stays says after 20 seconds that none came', async ({ page, partner }) => {
    const address = `${partner}/plain.html?test=dry&success-url=none`
    const { alert } = await sendQuote(page, address, 'silent@dry.example')
    await page.clock.runFor(19_900)
    await expect(alert).toBeHidden()
    await page.clock.runFor(200)
    await expect(alert).toContainText('There was an issue sending your quote.')
    expect(await heard(page, 'quotefailed')).toMatchObject([{ reason: 'timeout' }])
  })
})

test.describe('a page that goes on with a failure', () => {
  test.use({ expectedMessages: [/^error: quote: refused$/] })

  test('retries and takes over a dry quote as it would a true one', async ({ page, partner }) => {
    await page.clock.install()
    await page.goto(`${partner}/plain.html?test=dry`)
    await page.evaluate(() => {
      document.addEventListener('quotesubmit', (event) => event.preventDefault())
      let tries = 0
      document.addEventListener('quotefailed', ({ detail }) => {
        tries++ === 0 ? detail.retry() : detail.handOver()
      })
    })
    const wizard = wizardOn(page)
    await wizard.reachContact()
    await wizard.fillContact({ email: 'refused@dry.example' })
    await wizard.send.click()
    await expect(wizard.heading).toHaveText('What needs cleaning?')
    const failures = await heard(page, 'quotefailed')
    expect(failures).toHaveLength(2)
    expect(await heard(page, 'quotesubmit')).toMatchObject([{ test: true }])
  })
})

test.describe('a kind of test that there is not', () => {
  test.use({
    expectedMessages: [
      /^warning: <inquiry-form>: test="dyr" is not yes or dry\. Taken instead: yes\.$/,
    ],
  })

  test('is warned of once, and its mails say that they are tests', async ({
    page,
    partner,
    mailbox,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.goto(`${partner}/inquiry.html?test=dyr&success-url=none`)
    const form = inquiryOn(page)
    await expect(page.getByText('Test: what is sent says that it is one.')).toBeVisible()
    await form.fill()
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    const [mail] = await mailbox.mails()
    expect(mail?.template_params.test).toBe('yes')
    expect(warnings).toHaveLength(1)
  })
})

for (const value of ['no', 'false']) {
  test(`test="${value}" is no test`, async ({ page, partner, mailbox }) => {
    await page.goto(`${partner}/inquiry.html?test=${value}&success-url=none`)
    const form = inquiryOn(page)
    await form.fill()
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    const [mail] = await mailbox.mails()
    expect(mail?.template_params).not.toHaveProperty('test')
  })
}
