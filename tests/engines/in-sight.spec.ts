import { inquiry } from '../widgets/inquiry-page.ts'
import { expect, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

/** As high as a phone, and as narrow as the window of every engine goes. */
const phone = { width: 450, height: 844 }

/** How many pixels of the message with the focus lie beyond the screen, or under something that floats. */
function unseen(message: HTMLElement): number {
  const { left, right, top, bottom } = message.getBoundingClientRect()
  const root = message.getRootNode() as ShadowRoot
  let count = 0
  for (let y = Math.ceil(top) + 2; y < bottom - 2; y++) {
    const there = root.elementFromPoint((left + right) / 2, y)
    if (!message.contains(there)) count++
  }
  return count
}

test.describe('on a phone', () => {
  test.use({ expectedMessages: [/^error: (quote|inquiry): refused$|Failed to load resource/] })

  test('what went wrong with a quote is whole in sight, above the buttons that float', async ({
    tab,
    partner,
    mailbox,
  }) => {
    const { part, press, openContact, fillContact } = quoteOn(tab)
    await tab.setViewportSize(phone)
    await tab.goto(`${partner}/plain.html?success-url=none`)
    await openContact()
    const alert = tab.getByRole('alert')
    await press('Get My Quote')
    await expect.poll(() => alert.isVisible()).toBe(true)
    await expect.poll(() => alert.evaluate(unseen), 'things to fix').toBe(0)

    await fillContact()
    // Whoever corrects the first field presses the button that floats over the last ones.
    await part('textbox', 'Name').fill('Sam Sample')
    await mailbox.fail({ status: 400 })
    await press('Get My Quote')
    await expect.poll(() => alert.isVisible()).toBe(true)
    expect(await alert.textContent()).toContain('There was an issue sending your quote.')
    await expect.poll(() => alert.evaluate(unseen), 'sending failed').toBe(0)
  })

  test('what went wrong with an inquiry is whole in sight', async ({ tab, partner, mailbox }) => {
    const { part, press } = quoteOn(tab)
    await tab.setViewportSize(phone)
    await tab.goto(`${partner}/inquiry.html?success-url=none`)
    const alert = tab.getByRole('alert')
    await press('Send Message')
    await expect.poll(() => alert.isVisible()).toBe(true)
    await expect.poll(() => alert.evaluate(unseen), 'things to fix').toBe(0)

    await part('textbox', 'Name').fill(inquiry.name)
    await part('textbox', 'Email').fill(inquiry.email)
    await part('textbox', 'Phone Number').fill(inquiry.phone)
    await mailbox.fail({ status: 400 })
    await press('Send Message')
    await expect.poll(() => alert.isVisible()).toBe(true)
    expect(await alert.textContent()).toContain('There was an issue sending your inquiry.')
    await expect.poll(() => alert.evaluate(unseen), 'sending failed').toBe(0)
  })
})
