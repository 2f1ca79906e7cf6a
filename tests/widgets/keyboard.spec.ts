import { expect, test } from '../browser.ts'
import { quoteIsReady } from '../facts.ts'
import { contact, wizardOn } from './wizard-page.ts'

test('a visitor gets to /booked with the keyboard alone', async ({ page, partner, mailbox }) => {
  const wizard = wizardOn(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.goto(`${partner}/plain.html`)
  await page.evaluate(() => document.querySelector('quote-builder')?.scrollIntoView())
  await expect(wizard.heading).toHaveText('What needs cleaning?')
  // A first step takes no focus; each later one does.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await press('Tab', 'Enter')
  await expect(wizard.heading).toBeFocused()
  await expect(wizard.heading).toHaveText('Count your rooms.')
  await press('Tab', '2', 'Enter')
  await expect(wizard.heading).toHaveText('How often?')
  await expect(wizard.heading).toBeFocused()
  await press('Tab', 'ArrowDown')
  await expect(wizard.radio('Weekly')).toBeChecked()
  await press('Enter')
  await expect(wizard.heading).toHaveText('Anything extra?')
  await press('Tab', 'Space', 'Tab')
  await expect(wizard.checkbox('Carpet Cleaning')).toBeChecked()
  await press('Enter')
  await expect(wizard.heading).toHaveText(quoteIsReady)
  await expect(wizard.heading).toBeFocused()
  await press('Enter')
  await expect(wizard.heading).toHaveText('Where do we send it?')
  for (const text of [contact.name, contact.email, contact.phone]) {
    await press('Tab')
    await page.keyboard.type(text)
  }
  await press('Enter')
  await page.waitForURL('**/booked')
  await expect.poll(async () => (await mailbox.posts()).length).toBe(2)
})

test('nothing is animated for visitors who asked for no motion', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html`)
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 1)
  await expect(wizard.tab).toBeVisible()
  const moving = () =>
    page.locator('quote-builder').evaluate(
      ({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('*') ?? [])].filter((element) => {
          const { animationName, transitionDuration } = getComputedStyle(element)
          return animationName !== 'none' || transitionDuration !== '0s'
        }).length,
    )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await moving()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moving()).toBe(0)
})
