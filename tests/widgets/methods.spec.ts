import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { dialogOn } from './dialog-page.ts'
import { filledInquiry, inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

interface Widget extends HTMLElement {
  open(): void
  close(): void
  reset(): void
}

/** Calls a method of the page's widget, as a script of the page does. */
const call = (page: Page, tag: string, method: 'open' | 'close' | 'reset') =>
  page.locator(tag).evaluate((element, name) => (element as Widget)[name](), method)

test('a page opens and closes the dialog by its methods, gets the events, and keeps its own focus; closed and opened again at once it stays open', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/dialog.html?trigger=%23nothing`)
  const { dialog, heading, trigger } = dialogOn(page)
  await page.evaluate(() => {
    const dialogEvents: string[] = []
    Object.assign(window, { dialogEvents })
    for (const name of ['quoteopen', 'quoteclose'])
      document.addEventListener(name, () => dialogEvents.push(name))
  })
  const dialogEvents = () =>
    page.evaluate(() => (window as unknown as { dialogEvents: string[] }).dialogEvents)
  await trigger.focus()
  await call(page, 'quote-builder', 'open')
  await expect(heading).toBeFocused()
  await call(page, 'quote-builder', 'open')
  await call(page, 'quote-builder', 'close')
  await expect(dialog).toBeHidden()
  await expect(trigger).toBeFocused()
  await expect.poll(dialogEvents).toEqual(['quoteopen', 'quoteclose'])

  await call(page, 'quote-builder', 'open')
  await expect(heading).toBeFocused()
  const eventsAtOnce = await page.locator('quote-builder').evaluate(async (element) => {
    const dialogEvents: string[] = []
    for (const name of ['quoteopen', 'quoteclose'])
      element.addEventListener(name, () => dialogEvents.push(name))
    const widget = element as Widget
    widget.close()
    widget.open()
    // The browser reports the closed dialog in a separate task, which has run by the second frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return dialogEvents
  })
  expect(eventsAtOnce).toEqual(['quoteclose', 'quoteopen'])
  await expect(dialog).toBeVisible()
  await expect(heading).toBeFocused()
})

test('reset() starts a new quote with what the page preselects, also after a reload', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/plain.html?service=airbnb`)
  const wizard = wizardOn(page)
  await wizard.more('bedroom', 2)
  await wizard.continue.click()
  await call(page, 'quote-builder', 'reset')
  const isNew = async () => {
    await expect(wizard.heading).toHaveText('Count your rooms.')
    await expect(wizard.count('Bedrooms')).toHaveValue('0')
  }
  await isNew()
  await page.reload()
  await isNew()
})

test('reset() empties the inquiry, and open() does nothing inline', async ({ page, partner }) => {
  await page.goto(`${partner}/inquiry.html?service=airbnb`)
  const form = inquiryOn(page)
  await form.fill()
  await call(page, 'inquiry-form', 'open')
  await call(page, 'inquiry-form', 'close')
  await call(page, 'inquiry-form', 'reset')
  await expect(form.name).toHaveValue('')
  await expect(form.message).toHaveValue('')
  await expect(form.service).toHaveValue('airbnb')
})

test('reset() while a message is being sent leaves the next one alone, and the page stays', async ({
  page,
  partner,
  mailbox,
}) => {
  await mailbox.fail({ delay: 500, times: 1 })
  const form = await filledInquiry(page, `${partner}/inquiry.html`)
  await form.send.click()
  await call(page, 'inquiry-form', 'reset')
  await form.fill({ name: 'Priya Second' })
  await expect.poll(async () => (await mailbox.mails()).length).toBe(1)
  await page.clock.runFor(5000)
  await expect(form.thanks).toBeHidden()
  await expect(form.name).toHaveValue('Priya Second')
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  const ids = (await mailbox.mails()).map((mail) => mail.template_params.lead_id)
  expect(new Set(ids).size).toBe(2)
})

test('a dialog that is reset before it is opened starts over', async ({ page, partner }) => {
  await page.goto(`${partner}/dialog.html`)
  const { launcher, choose, heading } = dialogOn(page)
  await launcher.click()
  await choose('Residential Cleaning')
  await page.reload()
  await expect(launcher).toBeVisible()
  await call(page, 'quote-builder', 'reset')
  await launcher.click()
  await expect(heading).toHaveText('What needs cleaning?')
})

test('a dialog in a box that the page hides does not block the page', async ({ page, partner }) => {
  await page.goto(`${partner}/dialog.html?trigger=%23price`)
  const { trigger, element } = dialogOn(page)
  await element.evaluate((tag) => {
    const box = document.createElement('div')
    box.style.display = 'none'
    tag.replaceWith(box)
    box.append(tag)
  })
  await trigger.click()
  await trigger.click()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})
