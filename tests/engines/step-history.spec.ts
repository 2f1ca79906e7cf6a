import { quoteIsReady } from '../facts.ts'
import { wake } from '../loading.ts'
import type { EnginePage } from '../page.ts'
import { expect, main, test } from './engine.ts'
import { arrivesAt, quoteOn, travel } from './quote-on.ts'

const headings = [
  'What needs cleaning?',
  'Count your rooms.',
  'How often?',
  'Anything extra?',
  quoteIsReady,
  'Where do we send it?',
]

/** Goes from another page of the site to the contact step, as a visitor does. */
async function reachContact(tab: EnginePage, site: string) {
  await tab.goto(`${site}/faq`)
  await tab.goto(`${site}/quote-builder`)
  await wake(tab)
  const quote = quoteOn(tab)
  await quote.reachContact()
  await quote.waitForFocus('heading', 'Where do we send it?')
  return quote
}

test('Back and Forward go through every step', main, async ({ tab, site, mailbox }) => {
  const { part, press, waitForHeading, waitForFocus, lines } = await reachContact(tab, site)
  for (const heading of headings.toReversed().slice(1)) {
    await travel(tab, -1)
    await waitForFocus('heading', heading)
  }
  for (const heading of headings.slice(1)) {
    await travel(tab, 1)
    await waitForFocus('heading', heading)
  }
  expect((await lines()).length).toBeGreaterThan(0)
  await travel(tab, -4)
  await waitForFocus('heading', 'Count your rooms.')
  expect(await part('spinbutton', 'Bedrooms').inputValue()).toBe('1')
  await arrivesAt(tab, `${site}/quote-builder`)

  await test.step('after a reload in the middle, Back and Forward work as before', async () => {
    await travel(tab, 2)
    await waitForFocus('heading', 'Anything extra?')
    await tab.reload()
    await waitForHeading('Anything extra?')
    await travel(tab, -1)
    await waitForFocus('heading', 'How often?')
    await travel(tab, 3)
    await waitForFocus('heading', 'Where do we send it?')
    await press('Back')
    await waitForFocus('heading', quoteIsReady)
    // The history follows a moment after the step is shown.
    await expect(async () => {
      expect(await tab.evaluate(() => history.state.step)).toBe(5)
    }).toPass({ intervals: [100] })
  })

  await travel(tab, -5)
  await arrivesAt(tab, `${site}/faq`)
  expect(await mailbox.posts()).toHaveLength(1)
})

test('Back after sending shows a first step, then leaves', async ({ tab, site, mailbox }) => {
  const { waitForHeading, press, fillContact } = await reachContact(tab, site)
  await fillContact()
  await press('Get My Quote')
  await arrivesAt(tab, `${site}/booked`)
  await waitForHeading('Thank You!')
  await travel(tab, -1)
  await waitForHeading('What needs cleaning?')
  await arrivesAt(tab, `${site}/quote-builder`)
  await travel(tab, -1)
  await arrivesAt(tab, `${site}/faq`)
  expect(await mailbox.posts()).toHaveLength(2)
})
