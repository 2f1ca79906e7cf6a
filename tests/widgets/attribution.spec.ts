import type { Page } from 'playwright/test'
import { siteUrl } from '../addresses.ts'
import { expect, test } from '../browser.ts'
import { inquiryOn } from './inquiry-page.ts'
import { nowhere } from './where-from.ts'
import { thanksOn, wizardOn } from './wizard-page.ts'

const campaign = 'utm_source=news&utm_medium=email&utm_campaign=spring%0Aclean&gclid=Cj0_x'
const attribution = {
  partner: 'Fleetwood Rentals',
  reference: 'Listing 12',
  utm_source: 'news',
  utm_medium: 'email',
  utm_campaign: 'spring clean',
  gclid: 'Cj0_x',
  referrer: 'https://search.example',
}

/** Opens a page as a link elsewhere would. */
const arrive = (page: Page, url: string) =>
  page.goto(url, { referer: 'https://search.example/results?q=cleaning' })

async function sendQuote(page: Page) {
  const wizard = wizardOn(page)
  await wizard.openContact()
  await wizard.fillContact()
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()
}

async function sendInquiry(page: Page) {
  const form = inquiryOn(page)
  await form.fill()
  await form.send.click()
  await expect(form.thanks).toBeVisible()
}

const details = (page: Page) =>
  page.evaluate(() => (window as unknown as { events: [string, object][] }).events)

test('the mails and events of a quote and of an inquiry say how the visit started, on whichever page they are sent, and also when the other widget saw it start', async ({
  page,
  partner,
  mailbox,
}) => {
  const later = 'success-url=none&utm_source=later&reference=Listing%2012'
  await arrive(page, `${partner}/plain.html?${campaign}`)
  await expect(wizardOn(page).heading).toBeVisible()
  await page.goto(`${partner}/plain.html?${later}`)
  await sendQuote(page)
  const events = await details(page)
  for (const name of ['quoteview', 'quotesent', 'quotesubmit'])
    expect(events).toContainEqual([name, expect.objectContaining(attribution)])
  for (const [name, detail] of events)
    if (/step|change/.test(name)) expect(detail).not.toHaveProperty('partner')

  await page.goto(`${partner}/inquiry.html?${later}`)
  await sendInquiry(page)
  expect(await details(page)).toEqual([['inquirysent', expect.objectContaining(attribution)]])
  const mails = (await mailbox.mails()).map(({ template_params }) => template_params)
  expect(mails).toEqual([1, 2, 3].map(() => expect.objectContaining(attribution)))
})

test('a page that changed its address before the script ran is reported with the address it was loaded with', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.goto(`${partner}/late.html?${campaign}`)
  await page.evaluate(() => history.replaceState(null, '', '/late.html?utm_source=later'))
  await page.evaluate(() => (window as unknown as { load(): unknown }).load())
  await wizardOn(page).openContact()
  await expect
    .poll(async () => (await mailbox.mails())[0]?.template_params)
    .toMatchObject({ ...attribution, partner: '', reference: '', referrer: '' })
})

test('where storage is blocked the lead says how this page view was reached', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/inquiry-sandboxed.html`)
  await page.locator('iframe').evaluate((iframe: HTMLIFrameElement, query) => {
    iframe.src += `&${query}`
  }, campaign)
  // Text typed earlier would go into the page that is being left.
  await page.frames()[1]?.waitForURL((url) => url.search.endsWith(campaign))
  const form = inquiryOn(page.frameLocator('iframe'))
  await form.fill()
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST'),
    form.send.click(),
  ])
  expect(request.postDataJSON().template_params).toMatchObject({
    ...attribution,
    reference: '',
    referrer: partner,
  })
  await expect(form.thanks).toBeVisible()
})

test('a tab keeps how the visit started and the choices, nothing else, and no cookies', async ({
  page,
  partner,
}) => {
  const storedItems = () =>
    page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }, document.cookie])
  await arrive(page, `${partner}/inquiry.html?${campaign}&name=Sam`)
  await expect(inquiryOn(page).name).toBeVisible()
  const { partner: _, reference: __, ...began } = attribution
  const visit = { 'quote-builder-visit': JSON.stringify({ version: 1, ...began }) }
  expect(await storedItems()).toEqual([visit, {}, ''])
  await page.goto(`${partner}/plain.html`)
  await wizardOn(page).choose('Airbnb Cleaning')
  await expect
    .poll(storedItems)
    .toEqual([{ ...visit, 'quote-builder/plain.html': expect.stringContaining('airbnb') }, {}, ''])
})

test('with analytics="off" nothing of how the visit started is kept or sent', async ({
  page,
  partner,
  mailbox,
}) => {
  const script = `<script async src="${siteUrl}/widgets/quote-builder.js"></script>`
  const tag = '<quote-builder analytics="off" partner="Fleetwood Rentals" success-url="none">'
  const lines = encodeURIComponent(`<!doctype html><title>Mine</title>${script}${tag}`)
  await arrive(page, `${partner}/mine.html?lines=${lines}&${campaign}`)
  await sendQuote(page)
  await page.goto(`${partner}/inquiry.html?success-url=none`)
  await sendInquiry(page)
  const mails = (await mailbox.mails()).map(({ template_params }) => template_params)
  expect(mails).toEqual([1, 2, 3].map(() => expect.objectContaining(nowhere)))
})

test('a page with the script and no element keeps how the visit started for the next', async ({
  page,
  partner,
  mailbox,
}) => {
  await arrive(page, `${partner}/late.html?${campaign}`)
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll('quote-builder')) element.remove()
    await (window as unknown as { load(): unknown }).load()
  })
  await page.goto(`${partner}/inquiry.html?success-url=none`)
  await sendInquiry(page)
  expect((await mailbox.mails())[0]?.template_params).toMatchObject({ utm_source: 'news' })
})

test.describe('with a name that is too long', () => {
  test.use({
    expectedMessages: [/^warning: <inquiry-form>: (partner|reference) is cut after 100 letters\.$/],
  })

  test('partner names and references are one line of at most 100 characters, in mails and events', async ({
    page,
    partner,
    mailbox,
  }) => {
    const long = '🧽%0A'.repeat(150)
    await page.goto(`${partner}/inquiry.html?success-url=none&partner=${long}&reference=${long}`)
    await sendInquiry(page)
    const name = Array.from('🧽 '.repeat(50)).join('').trim()
    expect((await mailbox.mails())[0]?.template_params).toMatchObject({
      ...nowhere,
      partner: name,
      reference: name,
    })
    expect(await details(page)).toEqual([
      ['inquirysent', expect.objectContaining({ ...nowhere, partner: name, reference: name })],
    ])
  })
})

test('a tag in test mode says that it is a test above the button and in each mail', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.goto(`${partner}/plain.html?success-url=none&test`)
  const wizard = wizardOn(page)
  await wizard.openContact()
  await expect(page.getByText('Test: what is sent says that it is one.')).toBeVisible()
  await wizard.fillContact()
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()
  const mark = { test: 'yes', service: 'TEST Residential Cleaning' }
  const mails = (await mailbox.mails()).map(({ template_params }) => template_params)
  expect(mails).toEqual([expect.objectContaining(mark), expect.objectContaining(mark)])

  // Some frameworks write a setting that is off like this on the server.
  await page.goto(`${partner}/plain.html?success-url=none&test=false`)
  await wizard.openContact()
  await expect(page.getByText(/^Test:/)).toBeHidden()
})
