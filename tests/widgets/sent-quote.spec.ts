import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { bill, dollars, oneBedroom, prices } from '../facts.ts'
import { keepPage, pushesOn } from './host.ts'
import { leadForms, openFilled } from './lead-forms.ts'
import { blocked } from './states.ts'
import { dialogOn, filledQuote, wizardOn } from './wizard-page.ts'

const newQuoteButton = (page: Page) => page.getByRole('button', { name: 'Start a new quote' })

test('the thanks have every line and a way on', async ({ page, partner, mailbox }) => {
  const wizard = await filledQuote(page, `${partner}/plain.html?success-url=none`)
  const height = () => page.locator('quote-builder').evaluate((element) => element.clientHeight)
  const before = await height()
  await wizard.send.click()
  await expect(wizard.thanks).toBeFocused()
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
  await wizard.sendContact()
  await expect(wizard.thanks).toBeFocused()
  await expect(wizard.lines).toHaveText(bill(['1 Kitchen', prices.airbnb.kitchens]).shown)
  const leads = await mailbox.leads()
  expect(leads.map(({ service }) => service)).toEqual(['Airbnb Cleaning', 'Residential Cleaning'])
  expect(new Set(leads.map(({ lead_id }) => lead_id)).size).toBe(2)
  expect(await pushesOn(page, /^generate_lead$/)).toEqual(
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

  await page.reload()
  await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
  expect(await mailbox.leads()).toHaveLength(2)
})

test('a page that prevents quotesubmit stays, and so do the thanks', async ({ page, partner }) => {
  const wizard = await filledQuote(page, `${partner}/plain.html`)
  await keepPage(page, 'quote')
  await wizard.send.click()
  await expect(wizard.thanks).toBeFocused()
  await expect(wizard.lines).toHaveText(oneBedroom.shown)
  await newQuoteButton(page).click()
  await expect(wizard.heading).toBeFocused()
})

test('a double click on Get My Quote starts no new quote', async ({ page, partner }) => {
  const { send, thanks } = await filledQuote(page, `${partner}/plain.html?success-url=none`)
  const box = await send.boundingBox()
  await send.dblclick()
  await expect(thanks).toBeVisible()
  // The thanks stay, also when the pointer moves after the double click.
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await expect(thanks).toBeVisible()
})

test('a late loss is said on a page that stays', async ({ page, partner, mailbox, allowed }) => {
  allowed.push(blocked)
  await page.clock.install()
  const form = await openFilled(page, partner, leadForms[0], '', mailbox.posts)
  await keepPage(page, 'quote')
  let answer = () => {}
  await page.route('**/email/send', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.abort()
  })
  await form.send.click()
  await page.clock.runFor(5000)
  await expect(form.sending).toBeDisabled()
  answer()
  await expect(form.alert).toBeFocused()
  await page.unroute('**/email/send')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(form.thanks).toBeVisible()
  expect(await mailbox.leads()).toHaveLength(1)
})

test('in a dialog the thanks stay until it is closed', async ({ page, partner, mailbox }) => {
  await page.goto(`${partner}/dialog.html?success-url=none`)
  const { launcher, dialog, close, reachContact, sendContact, thanks, heading } = dialogOn(page)
  await launcher.click()
  await reachContact()
  await sendContact()
  await expect(thanks).toBeFocused()
  await close.click()
  await expect(dialog).toBeHidden()
  await expect(launcher).toBeFocused()
  await launcher.click()
  await expect(heading).toHaveText('What needs cleaning?')
  await expect(heading).toBeFocused()
  await reachContact()
  await expect(page.getByLabel('Name')).toHaveValue('')
  expect(await mailbox.leads()).toHaveLength(1)
})

test('a viewed quote is mailed again if changed', async ({ page, partner, mailbox }) => {
  await page.goto(`${partner}/plain.html?success-url=none`)
  const wizard = wizardOn(page)
  await wizard.openContact()
  for (let i = 0; i < 3; i++) {
    await wizard.back.click()
    await wizard.book.click()
  }
  await page.reload()
  await wizard.back.click()
  await wizard.book.click()
  for (let i = 0; i < 2; i++) await wizard.back.click()
  await wizard.checkbox('Oven Cleaning').check()
  await wizard.continue.click()
  await wizard.book.click()
  await wizard.sendContact()
  await expect(wizard.thanks).toBeVisible()
  const changed = oneBedroom.total + prices.extraServices.ovenCleaning
  const viewed = async () =>
    (await mailbox.mails())
      .map(({ template_params }) => template_params)
      .filter(({ name }) => name === 'viewed quote')
      .map(({ total_price }) => total_price)
      .toSorted()
  await expect.poll(viewed).toEqual([`${changed}`, `${oneBedroom.total}`].toSorted())
})

test('a quote goes before the mail of its view', async ({ page, partner, mailbox }) => {
  // The page's clock is paused, so nothing that waits for a timer is sent.
  await page.clock.install()
  await page.goto(`${partner}/plain.html?success-url=none`)
  await page.clock.pauseAt(Date.now() + 60_000)
  const wizard = wizardOn(page)
  await wizard.openContact()
  await wizard.sendContact()
  await expect.poll(async () => (await mailbox.leads()).length).toBe(1)
})
