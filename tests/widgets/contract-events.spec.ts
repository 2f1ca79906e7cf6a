import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { depositOfLead } from '../next-steps-host.ts'
import { type ElementDescription, elements, isOf, names } from './element-descriptions.ts'
import { keepPage, setOn } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

/** Every event that the page's scripts dispatch, whatever its name. */
interface RecordedEvent {
  name: string
  detail: Record<string, unknown>
  isOnElement: boolean
  frozen: boolean
  flags: [boolean, boolean, boolean]
}

/** Records the events of a page, and the parts of its widget that `see` finds. */
async function record(page: Page, { tagName, events, cssParts }: ElementDescription) {
  await page.addInitScript(() => {
    const recordedEvents: RecordedEvent[] = []
    const { dispatchEvent } = EventTarget.prototype
    EventTarget.prototype.dispatchEvent = function (event) {
      // Floating buttons signal to each other on the window; these are not public events.
      if (!(this instanceof Element)) return dispatchEvent.call(this, event)
      const { type: name, detail, bubbles, composed, cancelable } = event as CustomEvent
      // A function cannot leave the page.
      const fields = Object.entries(detail).map(([field, value]) => [
        field,
        typeof value === 'function' ? '() => boolean' : value,
      ])
      recordedEvents.push({
        name,
        detail: Object.fromEntries(fields),
        isOnElement: this[name as never] === detail,
        frozen: Object.isFrozen(detail),
        flags: [bubbles, composed, cancelable],
      })
      return dispatchEvent.call(this, event)
    }
    Object.assign(window, { recordedEvents })
  })
  const parts = new Set<string>()
  const recorded = () =>
    page.evaluate(() => (window as unknown as { recordedEvents: RecordedEvent[] }).recordedEvents)
  return {
    recorded,
    async see() {
      const found = await page
        .locator(`${tagName} [part]`)
        .evaluateAll((all) => all.flatMap((element) => [...element.part]))
      for (const part of found) parts.add(part)
    },
    /** Expects exactly the documented parts and events, each with exactly the documented detail. */
    async expectContract() {
      const all = await recorded()
      expect(names(events)).toEqual([...new Set(all.map(({ name }) => name))].toSorted())
      for (const event of all) {
        const { detail = [] } = events.find(({ name }) => name === event.name) ?? {}
        const always = detail.filter(({ type }) => !type.text.endsWith('| undefined'))
        expect(names(always), event.name).toEqual(Object.keys(event.detail).toSorted())
        for (const field of always) {
          const value = event.detail[field.name]
          expect(isOf(field.type, value), `${event.name}.${field.name}: ${value}`).toBe(true)
        }
        const { isOnElement, frozen, flags } = event
        expect([isOnElement, frozen, ...flags], event.name).toEqual(Array(5).fill(true))
      }
      // No detail names a person.
      expect(JSON.stringify(all)).not.toMatch(/sam|sample|0199|priya/i)
      expect([...parts].toSorted()).toEqual(names(cssParts))
    },
  }
}

const [quote, inquiry] = elements as [ElementDescription, ElementDescription]
test.use({ expectedMessages: [/^error: (quote|inquiry): refused$|status of 400 /] })

test('<quote-builder> fires what is documented', async ({ page, partner, mailbox }) => {
  const { see, recorded, expectContract } = await record(page, quote)
  await page.context().route('https://pay.example/**', (route) => route.fulfill({ body: '' }))
  await page.goto(`${partner}/next-step.html?success-url=none`)
  const wizard = wizardOn(page)
  await expect(wizard.heading).toBeVisible()
  await see()
  await wizard.choose('Airbnb Cleaning')
  await wizard.more('bedroom', 1)
  for (let step = 2; step < 5; step++) {
    await see()
    await wizard.continue.click()
  }
  await see()
  await wizard.book.click()
  await expect.poll(async () => (await mailbox.posts()).length).toBe(1)
  await mailbox.fail({ status: 400, times: 1 })
  await wizard.fillContact()
  await see()
  await wizard.send.click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(wizard.thanks).toBeVisible()
  await page.getByRole('link', { name: depositOfLead.label }).click()

  await setOn(page.locator('quote-builder'), { mode: 'dialog' })
  await page.getByRole('button', { name: 'Get an instant quote' }).click()
  await see()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(async () => (await recorded()).at(-1)?.name).toBe('quoteclose')
  await expectContract()
})

test('<inquiry-form> fires what is documented', async ({ page, partner, mailbox, baseURL }) => {
  const { see, recorded, expectContract } = await record(page, inquiry)
  await page.goto(`${partner}/inquiry.html`)
  await keepPage(page, 'inquiry')
  const form = inquiryOn(page)
  await form.send.click()
  await expect(form.alert).toBeVisible()
  await see()
  await form.fill()
  await mailbox.fail({ status: 400, times: 1 })
  await form.send.click()
  await form.alert.getByRole('button', { name: 'Try again' }).click()
  await expect(form.thanks).toBeVisible()
  await expect.poll(async () => names(await recorded())).toContain('inquirysubmit')
  expect((await recorded()).at(-1)?.detail.url).toBe(`${baseURL}/booked`)

  await setOn(page.locator('inquiry-form'), { mode: 'dialog' })
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await see()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(async () => (await recorded()).at(-1)?.name).toBe('inquiryclose')
  await expectContract()
})
