import type { Fault } from '../mailbox.ts'
import type { EnginePage } from '../page.ts'
import { shortenPatience } from '../widgets/faults.ts'
import { inquiry } from '../widgets/inquiry-page.ts'
import { boxesOf } from '../widgets/room-boxes.ts'
import { contact } from '../widgets/wizard-page.ts'
import { expect, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

/** As high as a phone, and the narrowest window that every engine supports. */
const phone = { width: 450, height: 844 }

/** Wide enough to check the focus: WebKit's window has no focus while it is as narrow as a phone. */
const desktop = { width: 1000, height: 900 }

/**
 * The two ways to get no answer, which each engine reports in its own words; all engines read an
 * answer in the same way.
 */
const faults: Record<'unreachable' | 'timeout', Fault> = {
  unreachable: { drop: true },
  timeout: { delay: 3000 },
}

/** Leaves out POSTs whose connection was cut, because Firefox itself repeats these. */
const completed = (posts: { status: number }[]) => posts.filter(({ status }) => status > 0)

/** How many rows of the message's pixels are outside the screen or covered by floating parts. */
function hiddenRows(message: HTMLElement): number {
  const { left, right, top, bottom } = message.getBoundingClientRect()
  const root = message.getRootNode() as ShadowRoot
  let count = 0
  for (let y = Math.ceil(top) + 2; y < bottom - 2; y++) {
    const there = root.elementFromPoint((left + right) / 2, y)
    if (!message.contains(there)) count++
  }
  return count
}

/** The reason of each failed event so far. */
const reasons = (tab: EnginePage) =>
  tab.evaluate(() => {
    const { events } = window as unknown as { events: [string, { reason: string }][] }
    return events.filter(([name]) => name.endsWith('failed')).map(([, { reason }]) => reason)
  })

test.use({
  expectedMessages: [/^error: (quote|inquiry): (unreachable|timeout)$|Failed to load resource/],
})

test('on a phone a quote shows its errors, and is sent again', async ({
  tab,
  partner,
  mailbox,
}) => {
  const { part, press, waitForHeading, waitForFocus, text, openContact, fillContact } = quoteOn(tab)
  const alert = tab.getByRole('alert')
  const hasFocus = () => alert.evaluate((element) => element.matches(':focus'))
  await tab.setViewportSize(phone)
  await tab.goto(`${partner}/plain.html?success-url=none`)
  await openContact()
  await expect.poll(async () => (await mailbox.posts()).length).toBe(1)

  await test.step('errors in the contact step show next to each field, and nothing is sent', async () => {
    await press('Get My Quote')
    await expect.poll(() => alert.isVisible()).toBe(true)
    await expect.poll(() => alert.evaluate(hiddenRows), 'things to fix').toBe(0)
    await tab.setViewportSize(desktop)
    await fillContact()
    await part('textbox', 'Phone').fill('1 604 555 014')
    await press('Get My Quote')
    await waitForFocus('heading', 'One thing to fix')
    expect(await text('#phone-error')).toBe('Invalid Phone Number.')
    expect(await mailbox.posts()).toHaveLength(1)
    await part('textbox', 'Phone').fill(contact.phone)
  })

  const keepsEveryValue = async () => {
    expect(await part('textbox', 'Name').inputValue()).toBe(contact.name)
    expect(await part('textbox', 'Email').inputValue()).toBe(contact.email)
    expect(await part('textbox', 'Phone').inputValue()).toBe(contact.phone)
    expect(await part('textbox', 'Additional Notes').inputValue()).toBe(contact.message)
  }
  const words = 'There was an issue sending your quote. Please try again.'

  await test.step('unreachable: the message gets the focus', async () => {
    await mailbox.fail(faults.unreachable)
    await press('Get My Quote')
    await expect.poll(() => reasons(tab)).toEqual(['unreachable'])
    await expect.poll(hasFocus).toBe(true)
    expect(await alert.textContent()).toContain(words)
    await keepsEveryValue()
  })

  await test.step('timeout: the message is fully visible', async () => {
    await tab.evaluate(shortenPatience)
    await tab.setViewportSize(phone)
    // A visitor who corrects the first field presses the button that floats over the last ones.
    await part('textbox', 'Name').fill(contact.name)
    await mailbox.fail(faults.timeout)
    await press('Get My Quote')
    await expect.poll(() => reasons(tab)).toEqual(['unreachable', 'timeout'])
    await expect.poll(() => alert.isVisible()).toBe(true)
    expect(await alert.textContent()).toContain(words)
    await expect.poll(() => alert.evaluate(hiddenRows), 'sending failed').toBe(0)
    await keepsEveryValue()
  })

  await mailbox.fail({})
  await press('Try again')
  await waitForHeading('Thank You!')
  const [, ...lead] = await mailbox.posts()
  // The POST that timed out, and the last one.
  expect(completed(lead)).toHaveLength(2)
  expect(new Set(lead.map(({ leadId }) => leadId)).size).toBe(1)
})

test('on a phone so does an inquiry', async ({ tab, partner, mailbox }) => {
  const { part, press, waitForHeading, waitForFocus } = quoteOn(tab)
  const alert = tab.getByRole('alert')
  await tab.setViewportSize(phone)
  await tab.goto(`${partner}/inquiry.html?success-url=none`)
  await press('Send Message')
  await expect.poll(() => alert.isVisible()).toBe(true)
  await expect.poll(() => alert.evaluate(hiddenRows), 'things to fix').toBe(0)

  await part('textbox', 'Message').fill(inquiry.message)
  await part('textbox', 'Name').fill(inquiry.name)
  await part('textbox', 'Email').fill(inquiry.email)
  await part('textbox', 'Phone Number').fill(inquiry.phone)
  const words = 'There was an issue sending your inquiry.'

  await test.step('unreachable: the message is fully visible', async () => {
    await mailbox.fail(faults.unreachable)
    await press('Send Message')
    await expect.poll(() => reasons(tab)).toEqual(['unreachable'])
    await expect.poll(() => alert.isVisible()).toBe(true)
    expect(await alert.textContent()).toContain(words)
    await expect.poll(() => alert.evaluate(hiddenRows), 'sending failed').toBe(0)
  })

  await test.step('timeout: the message gets the focus, and every value is kept', async () => {
    await tab.setViewportSize(desktop)
    await tab.evaluate(shortenPatience)
    await mailbox.fail(faults.timeout)
    await press('Try again')
    await expect.poll(() => reasons(tab)).toEqual(['unreachable', 'timeout'])
    await waitForFocus('heading', 'Oops! Something went wrong')
    expect(await part('textbox', 'Name').inputValue()).toBe(inquiry.name)
    expect(await part('textbox', 'Email').inputValue()).toBe(inquiry.email)
    expect(await part('textbox', 'Phone Number').inputValue()).toBe(inquiry.phone)
    expect(await part('textbox', 'Message').inputValue()).toBe(inquiry.message)
  })

  await mailbox.fail({})
  await press('Try again')
  await waitForHeading('Message Sent Successfully!')
  expect(await part('textbox', 'Message').inputValue()).toBe('')
  const arrived = await mailbox.posts()
  // The POST that timed out, and the last one.
  expect(completed(arrived)).toHaveLength(2)
  expect(new Set(arrived.map(({ leadId }) => leadId)).size).toBe(1)
})

test('with room.css a widget has the same box before its script', async ({ tab, partner }) => {
  await tab.setViewportSize({ width: 1000, height: 900 })
  const { before, after } = await boxesOf(tab, partner, 'quote-builder', 'service="residential"')
  expect(after).toEqual(before)
})
