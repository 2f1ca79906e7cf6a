import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { detailsOn, eventsOn, load, openWith, pushesOn } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { scriptOf } from './pages.ts'
import { nowhere } from './sent.ts'
import { wizardOn } from './wizard-page.ts'

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

test('mails and events of both say how the visit started', async ({ page, partner, mailbox }) => {
  const later = 'success-url=none&utm_source=later&reference=Listing%2012'
  await arrive(page, `${partner}/plain.html?${campaign}`)
  await expect(wizardOn(page).heading).toBeVisible()
  await page.goto(`${partner}/plain.html?${later}`)
  await wizardOn(page).sendLead()
  for (const name of ['quoteview', 'quotesent', 'quotesubmit'])
    expect(await detailsOn(page, name)).toMatchObject([attribution])
  for (const [, detail] of await eventsOn(page, /step|change/))
    expect(detail).not.toHaveProperty('partner')

  await page.goto(`${partner}/inquiry.html?${later}`)
  await inquiryOn(page).sendLead()
  expect(await eventsOn(page)).toMatchObject([['inquirysent', attribution]])
  const mails = (await mailbox.mails()).map(({ template_params }) => template_params)
  expect(mails).toMatchObject([attribution, attribution, attribution])
})

test('the first address of a page counts', async ({ page, partner, mailbox }) => {
  await page.goto(`${partner}/late.html?${campaign}`)
  await page.evaluate(() => history.replaceState(null, '', '/late.html?utm_source=later'))
  await load(page)
  await wizardOn(page).openContact()
  await expect
    .poll(async () => (await mailbox.mails())[0]?.template_params)
    .toMatchObject({ ...attribution, partner: '', reference: '', referrer: '' })
})

test('without storage a lead says how this page view was reached', async ({ page, partner }) => {
  const src = `/inquiry.html?success-url=none&${campaign}`
  await openWith(page, partner, `<iframe sandbox="allow-scripts" src="${src}"></iframe>`)
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && /Priya/.test(`${request.postData()}`),
  )
  await inquiryOn(page.frameLocator('iframe')).sendLead()
  expect((await posted).postDataJSON().template_params).toMatchObject({
    ...attribution,
    reference: '',
    referrer: partner,
  })
})

test('a tab keeps how the visit started, the choices, nothing else', async ({ page, partner }) => {
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

test('with analytics="off" nothing of that is kept or sent', async ({ page, partner, mailbox }) => {
  const tag = '<quote-builder analytics="off" partner="Fleetwood Rentals" success-url="none">'
  const lines = encodeURIComponent(
    `<!doctype html><title>Mine</title>${scriptOf('quote-builder')}${tag}`,
  )
  await arrive(page, `${partner}/mine.html?lines=${lines}&${campaign}`)
  await wizardOn(page).sendLead()
  await page.goto(`${partner}/inquiry.html?success-url=none`)
  await inquiryOn(page).sendLead()
  const mails = (await mailbox.mails()).map(({ template_params }) => template_params)
  expect(mails).toMatchObject([nowhere, nowhere, nowhere])
})

test('a page without an element keeps the start', async ({ page, partner, mailbox }) => {
  await arrive(page, `${partner}/late.html?${campaign}`)
  await page.locator('quote-builder').evaluate((element) => element.remove())
  await load(page)
  await page.goto(`${partner}/inquiry.html?success-url=none`)
  await inquiryOn(page).sendLead()
  expect(await mailbox.leads()).toMatchObject([{ utm_source: 'news' }])
})

test('names are one line of 100 letters', async ({ page, partner, mailbox, allowed }) => {
  allowed.push(/^warning: <inquiry-form>: (partner|reference) is cut after 100 letters\.$/)
  const long = '🧽%0A'.repeat(150)
  await page.goto(`${partner}/inquiry.html?success-url=none&partner=${long}&reference=${long}`)
  await inquiryOn(page).sendLead()
  const name = '🧽 '.repeat(50).trim()
  const cut = { ...nowhere, partner: name, reference: name }
  expect(await mailbox.leads()).toMatchObject([cut])
  expect(await eventsOn(page)).toMatchObject([['inquirysent', cut]])
})

test('a test says so on the page, in mails and events', async ({ page, partner, mailbox }) => {
  const wizard = wizardOn(page)
  await page.goto(`${partner}/plain.html?success-url=none&test`)
  await wizard.openContact()
  await expect(page.getByText('Test: what is sent says that it is one.')).toBeVisible()
  await wizard.sendContact()
  await expect(wizard.thanks).toBeVisible()
  const mark = { test: 'yes', service: 'TEST Residential Cleaning' }
  const mails = (await mailbox.mails()).map(({ template_params }) => template_params)
  expect(mails).toMatchObject([mark, mark])
  const tests = (await eventsOn(page)).filter(([, detail]) => detail.test)
  expect(tests.map(([name]) => name)).toEqual(['quoteview', 'quotesent', 'quotesubmit'])
  // It is not a conversion.
  expect(await pushesOn(page, /lead$/)).toMatchObject([{ event: 'test_lead', test: true }])

  // Some frameworks write a setting that is off like this on the server.
  await page.goto(`${partner}/plain.html?success-url=none&test=false`)
  await wizard.openContact()
  await expect(page.getByText(/^Test:/)).toBeHidden()
})
