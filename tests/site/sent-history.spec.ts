import { expect, long, test } from '../browser.ts'
import { travel } from '../widgets/travel.ts'
import { hasLeft, isAt, open } from './steps-page.ts'

test('Back after a sent quote starts another, and then leaves', async ({ page, site, mailbox }) => {
  const wizard = await open(page, site)
  await wizard.reachContact()
  await wizard.fillContact()
  await wizard.send.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeFocused()
  await page.goBack()
  await isAt(page, 1)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible()
  await expect(page).toHaveURL(`${site}/booked`)
  await page.goBack()
  await isAt(page, 1)
  await page.goBack()
  await hasLeft(page, site)
  // From the first entry of the sent quote to its last.
  await travel(page, 6)
  await isAt(page, 1)
  await wizard.choose('Commercial Cleaning')
  await isAt(page, 2, 5)
  await page.goBack()
  await isAt(page, 1, 5)
  await page.goBack()
  await hasLeft(page, site)
  expect(await mailbox.posts()).toHaveLength(2)
})

test('Back to a sent quote keeps the answers of the next one', long, async ({ page, site }) => {
  const wizard = await open(page, site)
  await wizard.reachContact()
  await wizard.fillContact()
  await wizard.send.click()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.getByRole('link', { name: 'Get Quote Now!' }).last().click()
  await isAt(page, 1)
  await wizard.choose('Airbnb Cleaning')
  await wizard.more('kitchen', 2)
  // The first entry of this quote, home, the thanks, and the last entry of the sent quote.
  await travel(page, -4)
  await isAt(page, 1)
  await expect(wizard.tile('Airbnb Cleaning')).toHaveAttribute('aria-pressed', 'true')
  await travel(page, 9)
  await isAt(page, 2)
  await expect(wizard.count('Kitchens')).toHaveValue('2')
})

test('Back while a quote is sent stays until the thanks', async ({ page, site, mailbox }) => {
  await page.clock.install()
  const wizard = await open(page, site)
  await wizard.reachContact()
  await wizard.fillContact()
  // Waits for the answer to the mail about the viewed quote, which would time out when the clock jumps a minute.
  await expect.poll(mailbox.posts).toHaveLength(1)
  // The page's clock is paused, so the page waits for the answer however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  await mailbox.fail({ delay: 10_000 })
  await wizard.send.click()
  await page.evaluate(async () => {
    history.back()
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  })
  await isAt(page, 6)
  await expect(wizard.button('Sending Quote...')).toBeVisible()
  // Longer than the page waits for an answer before it goes on.
  await page.clock.runFor(2500)
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeFocused()
  await expect(page).toHaveURL(`${site}/booked`)
  // The entries of its steps still exist.
  await travel(page, -6)
  await isAt(page, 1)
  await page.goBack()
  await hasLeft(page, site)
})
