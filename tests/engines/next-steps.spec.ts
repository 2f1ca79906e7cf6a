import { contact } from '../widgets/wizard-page.ts'
import { expect, main, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

/** The code of a quote for three flower beds in the valley. */
const beds =
  '2.p.beds-3.planters-0.plants-0.soil-good.clippings-0.area-valley.firstferry-0.soon-anyweek.extras-0.patio-0.bags-0'

test(
  'a quote that arrived is followed by links, and a message to copy',
  main,
  async ({ tab, partner, mailbox }) => {
    const { part, press, waitForHeading, fillContact } = quoteOn(tab)
    await tab.goto(`${partner}/gardens.html#q=${beds}`)
    await press('Get Quote & Book')
    await fillContact()
    await press('Get My Quote')
    await waitForHeading('No need to wait')
    const [lead] = await mailbox.leads()
    const deposit = await part('link', 'Pay a deposit').evaluate((link) => {
      const { href, target, rel } = link as HTMLAnchorElement
      return { parameters: Object.fromEntries(new URL(href).searchParams), target, rel }
    })
    expect(deposit).toEqual({
      parameters: { client_reference_id: lead?.lead_id },
      target: '_blank',
      rel: 'noopener noreferrer',
    })
    const message = await part('textbox', 'The message').inputValue()
    expect(message).toContain(`it is ${contact.name}. Here are photos for Planting`)
    await press('Copy the message')
    await expect.poll(() => part('button', 'Copied').isVisible()).toBe(true)
    const isWide = await tab.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWide).toBe(false)
  },
)
