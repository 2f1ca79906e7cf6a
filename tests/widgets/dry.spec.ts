import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { spacing } from './faults.ts'
import { filledInquiry, inquiryOn } from './inquiry-page.ts'
import { filledQuote, thanksOn, wizardOn } from './wizard-page.ts'

const notice = 'Test: nothing is sent.'

/** The details of each event of this name that reached the page. */
const eventDetails = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const { events } = window as unknown as { events: [string, object][] }
    return events.filter(([event]) => event === wanted).map(([, detail]) => detail)
  }, name)

/** Goes to the button that sends, on a clock that the test controls; `requests` are those from then on. */
async function openQuote(page: Page, address: string) {
  await page.clock.install()
  const wizard = await filledQuote(page, address)
  await page.clock.pauseAt(Date.now() + 60_000)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  return { wizard, requests, alert: page.getByRole('alert') }
}

test('a dry test of both widgets goes to the thanks under a policy that blocks every request', async ({
  page,
  partner,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(`${partner}/dry.html`)
  const quote = page.getByRole('region', { name: 'Quote' })
  const wizard = wizardOn(page)
  await wizard.openContact()
  await expect(quote.getByText(notice)).toBeVisible()
  await quote.getByLabel('Name').fill('Sam Sample')
  await quote.getByLabel('Email').fill('sam@sample.example')
  await quote.getByLabel('Phone').fill('(604) 555-0199')
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()

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

const failures = [
  { reason: 'refused', after: 700 },
  // The request is tried again a second after the first time.
  { reason: 'busy', after: 1800 },
  { reason: 'unreachable', after: 700 },
]

test.describe('a dry lead of an email address that names a failure', () => {
  test.use({ expectedMessages: [/^error: (quote|inquiry): (refused|busy|unreachable)$/] })

  test('fails that way as a quote, without a request; another address leads to the thank-you page, and mails nothing', async ({
    page,
    partner,
    mailbox,
    baseURL,
  }) => {
    const email = (reason: string) => `${reason}@dry.example`
    const address = `${partner}/plain.html?test=dry`
    const { wizard, requests, alert } = await openQuote(page, address)
    for (const [index, { reason, after }] of failures.entries()) {
      await test.step(reason, async () => {
        await page.getByLabel('Email').fill(email(reason))
        await wizard.send.click()
        await expect(wizard.button('Sending Quote...')).toBeVisible()
        await page.clock.runFor(after - 200)
        await expect(alert).toBeHidden()
        await page.clock.runFor(200)
        await expect(alert).toContainText('There was an issue sending your quote.')
        const quoteFailures = await eventDetails(page, 'quotefailed')
        expect(quoteFailures).toHaveLength(index + 1)
        expect(quoteFailures.at(-1)).toMatchObject({ reason, test: true })
        await page.clock.runFor(spacing)
      })
    }
    expect(requests).toEqual([])

    await page.clock.resume()
    await page.getByLabel('Email').fill('sam@sample.example')
    await wizard.send.click()
    await page.waitForURL(`${baseURL}/booked`)
    expect(await mailbox.posts()).toEqual([])
  })

  test('fails that way as an inquiry too', async ({ page, partner, mailbox }) => {
    const form = await filledInquiry(page, `${partner}/inquiry.html?test=dry`)
    for (const [index, { reason }] of failures.entries()) {
      await form.email.fill(`${reason}@dry.example`)
      await form.send.click()
      await page.clock.runFor(5000)
      await expect
        .poll(async () => (await eventDetails(page, 'inquiryfailed')).length)
        .toBe(index + 1)
      await expect(form.oops).toBeVisible()
    }
    const reasons = failures.map(({ reason }) => ({ reason }))
    expect(await eventDetails(page, 'inquiryfailed')).toMatchObject(reasons)
    expect(await mailbox.posts()).toEqual([])
  })
})

test('a dry quote without an answer leaves after two seconds', async ({ page, partner }) => {
  const address = `${partner}/plain.html?test=dry&success-url=/thanks.html`
  const { wizard } = await openQuote(page, address)
  await page.getByLabel('Email').fill('silent@dry.example')
  await wizard.send.click()
  await page.clock.runFor(1900)
  await expect(page).toHaveURL(/plain\.html/)
  const thanksRequest = page.waitForRequest(/thanks\.html$/)
  await page.clock.runFor(200)
  await thanksRequest
})

test.describe('a dry quote on a page that stays', () => {
  test.use({ expectedMessages: [/^error: quote: timeout$/] })

  test('says after 20 seconds that no answer came; an answer comes after a moment, and counts as a test', async ({
    page,
    partner,
  }) => {
    const address = `${partner}/plain.html?test=dry&success-url=none`
    const { wizard, alert } = await openQuote(page, address)
    await test.step('no answer', async () => {
      await page.getByLabel('Email').fill('silent@dry.example')
      await wizard.send.click()
      await page.clock.runFor(19_900)
      await expect(alert).toBeHidden()
      await page.clock.runFor(200)
      await expect(alert).toContainText('There was an issue sending your quote.')
      expect(await eventDetails(page, 'quotefailed')).toMatchObject([{ reason: 'timeout' }])
    })
    await test.step('an answer after a moment', async () => {
      await page.getByLabel('Email').fill('sam@sample.example')
      await wizard.send.click()
      await page.clock.runFor(500)
      await expect(wizard.button('Sending Quote...')).toBeVisible()
      await page.clock.runFor(200)
      await expect(thanksOn(page)).toBeVisible()
    })
    expect(await eventDetails(page, 'quotesent')).toMatchObject([
      { service: 'residential', test: true },
    ])
    const pushed = await page.evaluate(
      () => (window as unknown as { dataLayer: object[] }).dataLayer,
    )
    expect(pushed).toContainEqual(expect.objectContaining({ event: 'test_lead', test: true }))
  })
})

test.describe('a page that handles a failure itself', () => {
  test.use({ expectedMessages: [/^error: quote: refused$/] })

  test('retries and takes over a dry quote just like a real one', async ({ page, partner }) => {
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
    await wizard.openContact()
    await wizard.fillContact({ email: 'refused@dry.example' })
    await wizard.send.click()
    await page.clock.runFor(5000)
    await expect(wizard.heading).toHaveText('What needs cleaning?')
    const failures = await eventDetails(page, 'quotefailed')
    expect(failures).toHaveLength(2)
    expect(await eventDetails(page, 'quotesubmit')).toMatchObject([{ test: true }])
  })
})

test.describe('an unknown kind of test', () => {
  test.use({
    expectedMessages: [
      /^warning: <inquiry-form>: test="dyr" is not yes or dry\. Taken instead: yes\.$/,
    ],
  })

  test('is warned of once, and its mails say that they are tests; no and false mean no test', async ({
    page,
    partner,
    mailbox,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.clock.install()
    await page.goto(`${partner}/inquiry.html?success-url=none&test=dyr`)
    const form = inquiryOn(page)
    const sayTest = page.getByText('Test: what is sent says that it is one.')
    const newest = async () => (await mailbox.mails())[0]?.template_params
    await expect(sayTest).toBeVisible()
    await form.fill({ message: 'dyr' })
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    expect(await newest()).toMatchObject({ message: 'dyr', test: 'yes' })

    for (const value of ['no', 'false']) {
      await test.step(`test="${value}" is not a test`, async () => {
        await page
          .locator('inquiry-form')
          .evaluate((element, test) => element.setAttribute('test', test), value)
        await expect(sayTest).toBeHidden()
        await form.fill({ message: value })
        await page.clock.runFor(spacing)
        await form.send.click()
        await expect.poll(newest).toMatchObject({ message: value })
        await expect(form.thanks).toBeVisible()
        expect(await newest()).not.toHaveProperty('test')
      })
    }
    expect(warnings).toHaveLength(1)
  })
})
