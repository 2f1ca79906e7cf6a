import type { Locator } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { eventNamesOn } from './host.ts'
import { filledInquiry, inquiryOn } from './inquiry-page.ts'
import { dialogOn, wizardOn } from './wizard-page.ts'

interface Widget extends HTMLElement {
  open(): void
  close(): void
  reset(): void
}

/** Calls methods of a widget in a row, as a script of the page does. */
const call = (widget: Locator, ...methods: ('open' | 'close' | 'reset')[]) =>
  widget.evaluate((element, names) => {
    for (const name of names) (element as Widget)[name]()
  }, methods)

test('a page opens and closes the dialog, and keeps its own focus', async ({ page, partner }) => {
  await page.goto(`${partner}/dialog.html?trigger=%23nothing`)
  const { dialog, heading, trigger, element } = dialogOn(page)
  await page.evaluate(() => {
    const { events } = window as unknown as { events: [string, object][] }
    for (const name of ['quoteopen', 'quoteclose'])
      document.addEventListener(name, () => events.push([name, {}]))
  })
  const dialogEvents = () => eventNamesOn(page, /open|close/)
  await trigger.focus()
  await call(element, 'open')
  await expect(heading).toBeFocused()
  await call(element, 'open', 'close')
  await expect(dialog).toBeHidden()
  await expect(trigger).toBeFocused()
  await expect.poll(dialogEvents).toEqual(['quoteopen', 'quoteclose'])

  await call(element, 'open')
  await expect(heading).toBeFocused()
  await call(element, 'close', 'open')
  // The browser reports the closed dialog in a separate task, which has run by the second frame.
  for (let frame = 0; frame < 2; frame++)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  const opened = ['quoteopen', 'quoteclose', 'quoteopen']
  expect(await dialogEvents()).toEqual([...opened, 'quoteclose', 'quoteopen'])
  await expect(dialog).toBeVisible()
  await expect(heading).toBeFocused()
})

test('reset() starts over with what the page preselects', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html?service=airbnb`)
  const wizard = wizardOn(page)
  await wizard.more('bedroom', 2)
  await wizard.continue.click()
  await call(page.locator('quote-builder'), 'reset')
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
  await call(page.locator('inquiry-form'), 'open', 'close', 'reset')
  await expect(form.name).toHaveValue('')
  await expect(form.message).toHaveValue('')
  await expect(form.service).toHaveValue('airbnb')
})

test('reset() during sending leaves the next one alone', async ({ page, partner, mailbox }) => {
  await mailbox.fail({ delay: 500, times: 1 })
  const form = await filledInquiry(page, `${partner}/inquiry.html`)
  await form.send.click()
  await call(page.locator('inquiry-form'), 'reset')
  await form.fill({ name: 'Priya Second' })
  await expect.poll(async () => (await mailbox.mails()).length).toBe(1)
  await page.clock.runFor(5000)
  await expect(form.thanks).toBeHidden()
  await expect(form.name).toHaveValue('Priya Second')
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  const ids = (await mailbox.leads()).map(({ lead_id }) => lead_id)
  expect(new Set(ids).size).toBe(2)
})

test('a dialog that is reset before it is opened starts over', async ({ page, partner }) => {
  await page.goto(`${partner}/dialog.html`)
  const { launcher, choose, heading, element } = dialogOn(page)
  await launcher.click()
  await choose('Residential Cleaning')
  await page.reload()
  await expect(launcher).toBeVisible()
  await call(element, 'reset')
  await launcher.click()
  await expect(heading).toHaveText('What needs cleaning?')
})
