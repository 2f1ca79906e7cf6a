import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { type ElementDescription, elements, isOf, names } from './element-descriptions.ts'
import { inquiryOn } from './inquiry-page.ts'
import { thanksOn, wizardOn } from './wizard-page.ts'

/** Every event that the page's scripts dispatch, whatever its name. */
interface RecordedEvent {
  name: string
  detail: Record<string, unknown>
  isOnElement: boolean
  frozen: boolean
  flags: [boolean, boolean, boolean]
}

const record = (page: Page) =>
  page.addInitScript(() => {
    const recordedEvents: RecordedEvent[] = []
    const { dispatchEvent } = EventTarget.prototype
    EventTarget.prototype.dispatchEvent = function (event) {
      // Floating buttons signal to each other on the window; these are not public events.
      if (!(this instanceof Element)) return dispatchEvent.call(this, event)
      const { type: name, detail, bubbles, composed, cancelable } = event as CustomEvent
      recordedEvents.push({
        name,
        // A function cannot leave the page.
        detail: Object.fromEntries(
          Object.entries(detail).map(([field, value]) => [
            field,
            typeof value === 'function' ? '() => boolean' : value,
          ]),
        ),
        isOnElement: this[name as never] === detail,
        frozen: Object.isFrozen(detail),
        flags: [bubbles, composed, cancelable],
      })
      return dispatchEvent.call(this, event)
    }
    Object.assign(window, { recordedEvents })
  })

const recordedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { recordedEvents: RecordedEvent[] }).recordedEvents)

/** Adds the parts that exist now to those found earlier. */
async function note(page: Page, tag: string, parts: Set<string>) {
  const found = await page
    .locator(`${tag} [part]`)
    .evaluateAll((all) => all.flatMap((element) => [...element.part]))
  for (const part of found) parts.add(part)
}

/** Expects exactly the documented events, each with exactly the documented detail. */
function expectEvents(element: ElementDescription, recordedEvents: RecordedEvent[]) {
  expect(names(element.events)).toEqual(
    [...new Set(recordedEvents.map(({ name }) => name))].toSorted(),
  )
  for (const event of recordedEvents) {
    const { detail = [] } = element.events.find(({ name }) => name === event.name) ?? {}
    const always = detail.filter(({ type }) => !type.text.endsWith('| undefined'))
    expect(names(always), event.name).toEqual(Object.keys(event.detail).toSorted())
    for (const field of always) {
      const value = event.detail[field.name]
      expect(isOf(field.type, value), `${event.name}.${field.name}: ${value}`).toBe(true)
    }
    expect(event, event.name).toMatchObject({
      isOnElement: true,
      frozen: true,
      flags: [true, true, true],
    })
  }
}

const [quote, inquiry] = elements as [ElementDescription, ElementDescription]

test.describe('with a mail service that refuses once', () => {
  test.use({ expectedMessages: [/^error: (quote|inquiry): refused$|status of 400 /] })

  test('<quote-builder> fires the documented events and shows the documented parts, over every step, a failure and a dialog', async ({
    page,
    partner,
    mailbox,
  }) => {
    await record(page)
    await page.goto(`${partner}/plain.html?success-url=none`)
    const wizard = wizardOn(page)
    const parts = new Set<string>()
    const seen = () => note(page, 'quote-builder', parts)
    await expect(wizard.heading).toBeVisible()
    await seen()
    await wizard.choose('Airbnb Cleaning')
    await wizard.more('bedroom', 1)
    for (let step = 2; step < 5; step++) {
      await seen()
      await wizard.continue.click()
    }
    await seen()
    await wizard.book.click()
    await expect.poll(async () => (await mailbox.posts()).length).toBe(1)
    await mailbox.fail({ status: 400, times: 1 })
    await wizard.fillContact()
    await seen()
    await wizard.send.click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(thanksOn(page)).toBeVisible()

    await page.locator('quote-builder').evaluate((self) => self.setAttribute('mode', 'dialog'))
    await page.getByRole('button', { name: 'Get an instant quote' }).click()
    await seen()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(async () => (await recordedOn(page)).at(-1)?.name).toBe('quoteclose')
    expectEvents(quote, await recordedOn(page))
    expect([...parts].toSorted()).toEqual(names(quote.cssParts))
  })

  test('<inquiry-form> fires the documented events and shows the documented parts, over errors, a failure, thanks and a dialog', async ({
    page,
    partner,
    mailbox,
    baseURL,
  }) => {
    await record(page)
    await page.goto(`${partner}/inquiry.html`)
    await page.evaluate(() =>
      document.addEventListener('inquirysubmit', (event) => event.preventDefault()),
    )
    const form = inquiryOn(page)
    const parts = new Set<string>()
    const seen = () => note(page, 'inquiry-form', parts)
    await form.send.click()
    await expect(form.alert).toBeVisible()
    await seen()
    await form.fill()
    await mailbox.fail({ status: 400, times: 1 })
    await form.send.click()
    await form.alert.getByRole('button', { name: 'Try again' }).click()
    await expect(form.thanks).toBeVisible()
    await expect.poll(async () => names(await recordedOn(page))).toContain('inquirysubmit')
    const recordedEvents = await recordedOn(page)
    expect(recordedEvents.at(-1)?.detail.url).toBe(`${baseURL}/booked`)

    await page.locator('inquiry-form').evaluate((self) => self.setAttribute('mode', 'dialog'))
    await page.getByRole('button', { name: 'Ask a question' }).click()
    await seen()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(async () => (await recordedOn(page)).at(-1)?.name).toBe('inquiryclose')
    expectEvents(inquiry, await recordedOn(page))
    expect([...parts].toSorted()).toEqual(names(inquiry.cssParts))
  })
})
