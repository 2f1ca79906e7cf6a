import type { Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect, test } from '../browser.ts'
import { gardensOn } from './gardens-page.ts'
import { detailsOn, pushesOn } from './host.ts'
import { contact } from './wizard-page.ts'

/** The code of a quote for three flower beds in the valley. */
const beds =
  '2.p.beds-3.planters-0.plants-0.soil-good.clippings-0.area-valley.firstferry-0.soon-anyweek.extras-0.patio-0.bags-0'

/** Opens that quote on a partner's page whose tag has these attributes, and fills in the contact step. */
async function fillQuote(page: Page, partner: string, attributes = '') {
  const wizard = gardensOn(page)
  await page.goto(`${partner}/gardens.html?${attributes}#q=${beds}`)
  await wizard.book.click()
  await wizard.fillContact()
  return wizard
}

const cardsOn = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'No need to wait' }),
  cards: page.locator('.next-steps li'),
  link: (name: string) => page.getByRole('link', { name, exact: true }),
})

test('a quote that arrived is followed by the company’s next steps, in a file that loads only then', async ({
  page,
  partner,
  mailbox,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const wizard = await fillQuote(page, partner)
  expect(requests).not.toContain('/gardens/next-steps.js')
  await wizard.send.click()
  const { heading, cards, link } = cardsOn(page)
  await expect(heading).toBeVisible()
  await expect(cards).toHaveCount(3)
  const [lead] = await mailbox.leads()
  const day = link('Pick a day')
  await expect(day).toHaveAccessibleDescription('Opens cal.com')
  await expect(day).toHaveAttribute('target', '_blank')
  await expect(day).toHaveAttribute('rel', 'noopener noreferrer')
  const deposit = await link('Pay a deposit').getAttribute('href')
  expect(new URL(deposit ?? '').searchParams.get('client_reference_id')).toBe(lead?.lead_id)
  expect(await violations(page, (axe) => axe.include('quote-builder'))).toEqual([])

  await page.context().route('https://cal.com/**', (route) => route.fulfill({ body: '' }))
  const [tab] = await Promise.all([page.waitForEvent('popup'), day.click()])
  expect([...new URL(tab.url()).searchParams]).toEqual([
    ['name', contact.name],
    ['email', contact.email],
    ['notes', lead?.quote_link],
  ])
  expect(await tab.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
  const step = { kind: 'slot', service: 'planting', lead_id: lead?.lead_id }
  expect(await detailsOn(page, 'next_step')).toEqual([step])
  expect(await pushesOn(page, /^next_step$/)).toEqual([
    { event: 'next_step', ...step, timestamp: expect.any(String) },
  ])
})

test('a page’s analytics, which read the addresses of links, learn nothing of the visitor', async ({
  page,
  partner,
}) => {
  const wizard = await fillQuote(page, partner)
  await wizard.send.click()
  const { cards, link } = cardsOn(page)
  await page.context().route('https://cal.com/**', (route) => route.fulfill({ body: '' }))
  await page.evaluate(() => {
    const seen: string[] = []
    for (const type of ['pointerdown', 'click'])
      document.addEventListener(type, (event) => {
        for (const part of event.composedPath())
          if (part instanceof HTMLAnchorElement) seen.push(part.href)
      })
    Object.assign(window, { seen })
  })
  await Promise.all([page.waitForEvent('popup'), link('Pick a day').click()])
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.join()).toContain('cal.com')
  const links = await cards
    .locator('a')
    .evaluateAll((all) => all.map((one) => Reflect.get(one, 'href')))
  expect([...seen, ...links].join()).not.toMatch(/sam|@/i)
})

test('where a device writes no text messages, the number is shown, and the message is copied', async ({
  page,
  partner,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const wizard = await fillQuote(page, partner)
  await wizard.send.click()
  const { cards } = cardsOn(page)
  const card = cards.filter({ hasText: 'Text us a photo' })
  await expect(card).toContainText('(250) 555-0177')
  const message = await card.getByRole('textbox', { name: 'The message' }).inputValue()
  expect(message).toMatch(/^Hello Fernhill, it is Sam Sample\. .+\$\d+: http\S+#q=2\.p\.beds-3/)
  await card.getByRole('button', { name: 'Copy the message' }).click()
  await expect(card.getByRole('status')).toHaveText('The message is copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message)
  expect(await detailsOn(page, 'next_step')).toMatchObject([{ kind: 'text' }])
})

test('a message that cannot be copied is selected', async ({ page, partner }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  const wizard = await fillQuote(page, partner)
  await wizard.send.click()
  await page.getByRole('button', { name: 'Copy the message' }).click()
  const message = page.getByRole('textbox', { name: 'The message' })
  await expect(message).toBeFocused()
  const selected = message.evaluate((field: HTMLTextAreaElement) => [
    field.selectionStart,
    field.selectionEnd === field.value.length,
  ])
  expect(await selected).toEqual([0, true])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('a text message is begun', async ({ page, partner }) => {
    const wizard = await fillQuote(page, partner)
    await wizard.send.click()
    const text = page.getByRole('link', { name: 'Text us a photo' })
    await expect(text).toHaveAccessibleDescription('Opens your messages')
    // The browser asks for it, and no program here takes it.
    const asked: string[] = []
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Page.enable')
    devTools.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url))
    await text.tap()
    await expect
      .poll(() => asked.join())
      .toMatch(/^sms:\+12505550177\?&body=Hello%20Fernhill%2C%20it%20is%20Sam%20Sample\.[^&#]+$/)
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWide).toBe(false)
  })
})

test('in a column of 240 pixels nothing leaves its card', async ({ page, partner }) => {
  const wizard = await fillQuote(page, partner)
  await page.addStyleTag({ content: 'quote-builder { width: 240px !important }' })
  await wizard.send.click()
  const { cards } = cardsOn(page)
  await expect(cards).toHaveCount(3)
  const tooWide = await cards.evaluateAll((all) =>
    all.filter((card) => card.scrollWidth > card.clientWidth).map((card) => card.textContent),
  )
  expect(tooWide).toEqual([])
})

test('next-steps="off" leaves them out, and their file', async ({ page, partner }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const wizard = await fillQuote(page, partner, 'next-steps=off')
  await wizard.send.click()
  await expect(page.getByRole('heading', { name: 'Your Garden Is On Our List' })).toBeVisible()
  await expect(page.locator('.next-steps')).toHaveCount(0)
  expect(requests).not.toContain('/gardens/next-steps.js')
})

test.describe('where something fails', () => {
  test.use({ expectedMessages: [/status of 503|^error: quote: busy|ERR_FAILED/] })

  test('a quote that did not arrive has no next steps until it has', async ({
    page,
    partner,
    mailbox,
  }) => {
    const wizard = await fillQuote(page, partner)
    await mailbox.fail({ status: 503 })
    await wizard.send.click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.locator('.next-steps')).toHaveCount(0)
    await mailbox.fail({})
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cardsOn(page).heading).toBeVisible()
  })

  test('the thanks are whole without the file', async ({ page, partner }) => {
    await page.route('**/next-steps.js', (route) => route.abort())
    const wizard = await fillQuote(page, partner)
    const asked = page.waitForRequest('**/next-steps.js')
    await wizard.send.click()
    await asked
    await expect(page.getByRole('heading', { name: 'Your Garden Is On Our List' })).toBeVisible()
    await expect(wizard.button('Start a new quote')).toBeEnabled()
  })
})
