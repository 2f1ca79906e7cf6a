import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { siteUrl } from '../sites.ts'
import { openWith } from './host.ts'
import { scriptOf } from './pages.ts'
import { thanksOn, wizardOn } from './wizard-page.ts'

const open = (page: Page, partner: string, attributes = '') =>
  openWith(
    page,
    partner,
    `${scriptOf('quote-builder')}<quote-builder ${attributes}></quote-builder>`,
  )

/** The link of the quote that the element reported as viewed. */
async function viewedLink(page: Page): Promise<string> {
  await wizardOn(page).openContact()
  const element = page.locator('quote-builder')
  return element.evaluate((self) => Reflect.get(self, 'quoteview').quote_link)
}

test('a link of a partner’s page keeps their name', async ({ page, partner, site, mailbox }) => {
  await open(page, partner, 'partner="Fleetwood & Sons" reference="Flat 7"')
  const link = new URL(await viewedLink(page))
  expect(link.origin + link.pathname).toBe(`${siteUrl}/quote-builder`)
  expect(Object.fromEntries(link.searchParams)).toEqual({
    partner: 'Fleetwood & Sons',
    reference: 'Flat 7',
  })

  await page.goto(link.href.replace(siteUrl, site))
  const wizard = wizardOn(page)
  await wizard.book.click()
  await wizard.sendContact()
  await expect(thanksOn(page)).toBeVisible()
  await expect
    .poll(async () => (await mailbox.mails()).map((mail) => mail.template_params.partner))
    .toEqual(Array(3).fill('Fleetwood & Sons'))
  const letter = await page.getByRole('link', { name: 'Email it' }).getAttribute('href')
  expect(decodeURIComponent(`${letter}`)).toContain(`${site}/quote-builder?partner=Fleetwood`)
})

test('a stranger’s link is one line of at most 100 characters', async ({ page, site, mailbox }) => {
  const written = `<img src=x onerror=alert(1)>\n${'x'.repeat(200)}`
  await page.goto(`${site}/quote-builder?partner=${encodeURIComponent(written)}`)
  // A link that opens while our page hydrates may be missed.
  await wizardOn(page).reachContact()
  await expect.poll(async () => (await mailbox.mails()).length).toBe(1)
  const { partner = '' } = (await mailbox.mails())[0]?.template_params ?? {}
  expect(partner).toMatch(/^<img src=x onerror=alert\(1\)> x+$/)
  expect(partner).toHaveLength(100)
})

test('links can lead to the partner’s own page', async ({ page, partner }) => {
  await open(page, partner, 'partner="Mine" quote-link="/plain.html?room=7#top"')
  const link = await viewedLink(page)
  expect(link).toMatch(new RegExp(`^${partner}/plain\\.html\\?room=7#q=2\\.r\\.bedrooms-1`))
  await page.goto(link)
  await expect(wizardOn(page).lines).toHaveText(['1 Bedroom $80'])
})

test('a link to an invalid address leads to our site', async ({ page, partner, allowed }) => {
  allowed.push(
    /^warning: <quote-builder>: quote-link="here" is not off, a web address or a path of your site\. Taken instead: none\.$/,
  )
  await open(page, partner, 'quote-link="here"')
  expect(await viewedLink(page)).toMatch(new RegExp(`^${siteUrl}/quote-builder#q=`))
})

test('our thanks link back to the page that was left', async ({ page, partner }) => {
  const { host } = new URL(partner)
  const back = page.getByRole('link', { name: `Back to ${host}` })
  const wizard = wizardOn(page)
  await open(page, partner, 'partner="Mine"')
  await wizard.openContact()
  await wizard.sendContact()
  await page.waitForURL(`${siteUrl}/booked`)
  await expect(back).toHaveAttribute('href', `${partner}/mine.html`)
  await page.reload()
  await expect(back).toHaveAttribute('href', `${partner}/mine.html`)

  await open(page, partner)
  await page.evaluate(() => history.replaceState(null, '', '/account/jo@partner.example/price'))
  await wizard.openContact()
  await wizard.sendContact()
  await expect(back).toHaveAttribute('href', `${partner}/`)
})

test('our thanks link to no page that only their address names', async ({ page, partner }) => {
  const booked = `${siteUrl}/booked#from=https%3A%2F%2Fevil.example%2F`
  await openWith(page, partner, `<a href="${booked}">Thanks</a>`)
  await page.getByRole('link', { name: 'Thanks' }).click()
  await page.waitForURL(`${siteUrl}/booked`)
  await expect(thanksOn(page)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Back to (?!Home)/ })).toHaveCount(0)
})
