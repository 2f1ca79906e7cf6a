import type { Page } from 'playwright/test'
import { siteUrl } from '../addresses.ts'
import { expect, test } from '../browser.ts'
import { openWith } from './pinned.ts'
import { thanksOn, wizardOn } from './wizard-page.ts'

const script = `<script async src="${siteUrl}/widgets/quote-builder.js"></script>`

/** The link of the quote that the element reported as viewed. */
const viewedLink = (page: Page) =>
  page
    .locator('quote-builder')
    .evaluate((element) => Reflect.get(element, 'quoteview').quote_link as string)

test('a link made on a partner’s page keeps the partner’s name and reference, and so does the lead that it brings to our site', async ({
  page,
  partner,
  site,
  mailbox,
}) => {
  const tag = '<quote-builder partner="Fleetwood & Sons" reference="Flat 7"></quote-builder>'
  await openWith(page, partner, script + tag)
  const wizard = wizardOn(page)
  await wizard.openContact()
  const link = new URL(await viewedLink(page))
  expect(link.origin + link.pathname).toBe(`${siteUrl}/quote-builder`)
  expect(Object.fromEntries(link.searchParams)).toEqual({
    partner: 'Fleetwood & Sons',
    reference: 'Flat 7',
  })

  await page.goto(link.href.replace(siteUrl, site))
  await wizard.book.click()
  await wizard.fillContact()
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()
  await expect
    .poll(async () => (await mailbox.mails()).map((mail) => mail.template_params.partner))
    .toEqual(['Fleetwood & Sons', 'Fleetwood & Sons', 'Fleetwood & Sons'])
  const copied = page.getByRole('link', { name: 'Email it' })
  const letter = decodeURIComponent(`${await copied.getAttribute('href')}`)
  expect(letter).toContain(`${site}/quote-builder?partner=Fleetwood`)
})

test('anything a stranger writes into a link to our site is one line of text of at most 100 characters', async ({
  page,
  site,
  mailbox,
}) => {
  const written = `<img src=x onerror=alert(1)>\n${'x'.repeat(200)}`
  await page.goto(`${site}/quote-builder?partner=${encodeURIComponent(written)}`)
  // A link that opens while our page hydrates may be missed.
  await wizardOn(page).reachContact()
  await expect.poll(async () => (await mailbox.mails()).length).toBe(1)
  const [mail] = await mailbox.mails()
  const partner = mail?.template_params.partner ?? ''
  expect(partner).toMatch(/^<img src=x onerror=alert\(1\)> x+$/)
  expect(partner).toHaveLength(100)
})

test('a partner can have links lead to the partner’s own page, which opens the quote', async ({
  page,
  partner,
}) => {
  const tag = '<quote-builder partner="Mine" quote-link="/plain.html?room=7#top"></quote-builder>'
  await openWith(page, partner, script + tag)
  await wizardOn(page).openContact()
  const link = await viewedLink(page)
  expect(link).toMatch(new RegExp(`^${partner}/plain\\.html\\?room=7#q=2\\.r\\.bedrooms-1`))
  await page.goto(link)
  await expect(wizardOn(page).lines).toHaveText(['1 Bedroom $80'])
})

test.describe('a link to a page with an invalid address', () => {
  test.use({
    expectedMessages: [
      /^warning: <quote-builder>: quote-link="here" is not off, a web address or a path of your site\. Taken instead: none\.$/,
    ],
  })

  test('leads to our site, and the console says so once', async ({ page, partner }) => {
    await openWith(page, partner, `${script}<quote-builder quote-link="here"></quote-builder>`)
    await wizardOn(page).openContact()
    expect(await viewedLink(page)).toMatch(new RegExp(`^${siteUrl}/quote-builder#q=`))
  })
})

test('our thank-you page links back to the page that the visitor left, also after a reload', async ({
  page,
  partner,
}) => {
  await openWith(page, partner, `${script}<quote-builder partner="Mine"></quote-builder>`)
  const wizard = wizardOn(page)
  await wizard.openContact()
  await wizard.fillContact()
  await wizard.send.click()
  await page.waitForURL(`${siteUrl}/booked`)
  const { host } = new URL(partner)
  const back = page.getByRole('link', { name: `Back to ${host}` })
  await expect(back).toHaveAttribute('href', `${partner}/mine.html`)
  await page.reload()
  await expect(back).toHaveAttribute('href', `${partner}/mine.html`)
})

test('our thank-you page links back to the partner’s start page when the address of the page that was left names a person', async ({
  page,
  partner,
}) => {
  await openWith(page, partner, `${script}<quote-builder></quote-builder>`)
  await page.evaluate(() => history.replaceState(null, '', '/account/jo@partner.example/price'))
  const wizard = wizardOn(page)
  await wizard.openContact()
  await wizard.fillContact()
  await wizard.send.click()
  const { host } = new URL(partner)
  await expect(page.getByRole('link', { name: `Back to ${host}` })).toHaveAttribute(
    'href',
    `${partner}/`,
  )
})

test('our thank-you page links to no page that only its address names', async ({
  page,
  partner,
}) => {
  const booked = `${siteUrl}/booked#from=https%3A%2F%2Fevil.example%2F`
  await openWith(page, partner, `<a href="${booked}">Thanks</a>`)
  await page.getByRole('link', { name: 'Thanks' }).click()
  await page.waitForURL(`${siteUrl}/booked`)
  await expect(thanksOn(page)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Back to (?!Home)/ })).toHaveCount(0)
})
