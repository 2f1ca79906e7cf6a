import type { Page } from 'playwright/test'
import { expect, type Mail, test } from '../browser.ts'
import { bill, dollars, oneBedroom, prices } from '../facts.ts'
import { dialogOn } from './dialog-page.ts'
import { blocked } from './states.ts'
import { contact, filledQuote, thanksOn, wizardOn } from './wizard-page.ts'

const newQuoteButton = (page: Page) => page.getByRole('button', { name: 'Start a new quote' })
const leadsIn = (mails: Mail[]) =>
  mails.map((mail) => mail.template_params).filter(({ name }) => name === contact.name)

/** The lead events in the page's data layer. */
const leadEventsOn = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: { event: string }[] }).dataLayer.filter(
      ({ event }) => event === 'generate_lead',
    ),
  )

/** The two ways in which a page stays after sending: a setting, or a script that prevents the event. */
const waysToStay = {
  'success-url="none"': (url: string) => `${url}?success-url=none`,
  'a page that prevents quotesubmit': (url: string) => url,
}

for (const [way, urlOf] of Object.entries(waysToStay)) {
  test(`${way}: thanks in place with every line, at the height the widget had, and a link to a new quote`, async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.goto(urlOf(`${partner}/plain.html`))
    if (!way.includes('none'))
      await page.evaluate(() =>
        document.addEventListener('quotesubmit', (event) => event.preventDefault()),
      )
    const wizard = wizardOn(page)
    const height = () => page.locator('quote-builder').evaluate((element) => element.clientHeight)
    await wizard.openContact()
    await wizard.fillContact()
    const before = await height()
    await wizard.send.click()
    await expect(thanksOn(page)).toBeFocused()
    // Whom we will call and write to comes before everything else.
    await expect(
      page.getByRole('status').filter({ hasText: 'Your Cleaning Request Has Been Submitted' }),
    ).toHaveText(
      /Submitted\s*We will call \(604\) 555-0199 or write to sam@sample\.example\.\s*We contact you/,
    )
    await expect(wizard.lines).toHaveText(oneBedroom.shown)
    await expect(wizard.total).toHaveText(`Total ${dollars(oneBedroom.total)}`)
    expect(await height()).toBe(before)

    await newQuoteButton(page).click()
    await expect(wizard.heading).toHaveText('What needs cleaning?')
    await expect(wizard.heading).toBeFocused()
    await wizard.choose('Airbnb Cleaning')
    await wizard.more('kitchen', 1)
    for (let i = 0; i < 3; i++) await wizard.continue.click()
    await wizard.book.click()
    await expect(page.getByLabel('Name')).toHaveValue('')
    await wizard.fillContact()
    await wizard.send.click()
    await expect(thanksOn(page)).toBeFocused()
    await expect(wizard.lines).toHaveText(bill(['1 Kitchen', prices.airbnb.kitchens]).shown)
    const leads = leadsIn(await mailbox.mails())
    expect(leads.map(({ service }) => service)).toEqual(['Airbnb Cleaning', 'Residential Cleaning'])
    expect(new Set(leads.map(({ lead_id }) => lead_id)).size).toBe(2)
    expect(await leadEventsOn(page)).toEqual(
      leads.toReversed().map(({ lead_id, total_price }, index) => ({
        event: 'generate_lead',
        value: Number(total_price),
        currency: 'CAD',
        lead_id,
        service: ['residential', 'airbnb'][index],
        partner: 'Fleetwood Rentals',
        timestamp: expect.any(String),
      })),
    )
  })
}

test('a reload after the thanks starts a new quote', async ({ page, partner, mailbox }) => {
  const wizard = await filledQuote(page, `${partner}/plain.html?success-url=none`)
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
  expect(leadsIn(await mailbox.mails())).toHaveLength(1)
})

test('a double click on Get My Quote does not start a new quote by its second click', async ({
  page,
  partner,
}) => {
  const wizard = await filledQuote(page, `${partner}/plain.html?success-url=none`)
  const box = await wizard.send.boundingBox()
  await wizard.send.dblclick()
  await expect(thanksOn(page)).toBeVisible()
  // The thanks stay, also when the pointer moves after the double click.
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await expect(thanksOn(page)).toBeVisible()
})

test.describe('a mail that is lost after two seconds', () => {
  test.use({ expectedMessages: [blocked] })

  test('a page that keeps the visitor after the quote fails says so, and sends the same lead again', async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.clock.install()
    await page.goto(`${partner}/plain.html`)
    await page.evaluate(() =>
      document.addEventListener('quotesubmit', (event) => event.preventDefault()),
    )
    const wizard = wizardOn(page)
    await wizard.openContact()
    await wizard.fillContact()
    await expect.poll(async () => (await mailbox.posts()).length).toBe(1)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/email/send', async (route) => {
      await answered
      await route.abort()
    })
    await wizard.send.click()
    await page.clock.runFor(5000)
    await expect(page.getByRole('button', { name: 'Sending Quote...' })).toBeDisabled()
    answer()
    await expect(page.getByRole('alert')).toBeFocused()
    await page.unroute('**/email/send')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(thanksOn(page)).toBeVisible()
    expect(leadsIn(await mailbox.mails())).toHaveLength(1)
  })
})

test('in a dialog the thanks stay until it is closed; then the launcher opens a new quote', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.goto(`${partner}/dialog.html?success-url=none`)
  const { launcher, dialog, close, reachContact, fillContact, send, heading } = dialogOn(page)
  await launcher.click()
  await reachContact()
  await fillContact()
  await send.click()
  await expect(thanksOn(page)).toBeFocused()
  await close.click()
  await expect(dialog).toBeHidden()
  await expect(launcher).toBeFocused()
  await launcher.click()
  await expect(heading).toHaveText('What needs cleaning?')
  await expect(heading).toBeFocused()
  await reachContact()
  await expect(page.getByLabel('Name')).toHaveValue('')
  expect(leadsIn(await mailbox.mails())).toHaveLength(1)
})

test('a viewed quote is not mailed again when it is viewed again, but once more when it has changed', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.goto(`${partner}/plain.html?success-url=none`)
  const wizard = wizardOn(page)
  await wizard.openContact()
  for (let i = 0; i < 5; i++) {
    await wizard.back.click()
    await wizard.book.click()
  }
  await page.reload()
  await wizard.back.click()
  await wizard.book.click()
  await wizard.back.click()
  await wizard.back.click()
  await wizard.checkbox('Oven Cleaning').check()
  await wizard.continue.click()
  await wizard.book.click()
  await wizard.fillContact()
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()
  const changed = oneBedroom.total + prices.extraServices.ovenCleaning
  await expect
    .poll(async () =>
      (await mailbox.mails())
        .filter((mail) => mail.template_params.name === 'viewed quote')
        .map((mail) => mail.template_params.total_price)
        .toSorted(),
    )
    .toEqual([`${changed}`, `${oneBedroom.total}`].toSorted())
})

test('a quote that is sent right after Book is sent at once, before the mail about its view', async ({
  page,
  partner,
  mailbox,
}) => {
  // The page's clock is paused, so nothing that waits for a timer is sent.
  await page.clock.install()
  await page.goto(`${partner}/plain.html?success-url=none`)
  await page.clock.pauseAt(Date.now() + 60_000)
  const wizard = wizardOn(page)
  await wizard.openContact()
  await wizard.fillContact()
  await wizard.send.click()
  await expect.poll(async () => leadsIn(await mailbox.mails()).length).toBe(1)
})
