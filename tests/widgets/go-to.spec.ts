import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { holdMails } from '../loading.ts'
import { detailsOn, pushesOn } from './host.ts'
import { dialogOn, filledQuote, wizardOn } from './wizard-page.ts'

interface QuoteBuilder extends HTMLElement {
  goTo(step: unknown): number
}

/** Asks for a step, as a script of the page does, and returns the step that is shown then. */
const goTo = (page: Page, step: unknown) =>
  page
    .locator('quote-builder')
    .evaluate((element, wanted) => (element as QuoteBuilder).goTo(wanted), step)

const steps = async (page: Page) => (await detailsOn(page, 'quotestep')).map(({ step }) => step)

test('goTo() shows any answered step, and counts nothing', async ({ page, partner, mailbox }) => {
  await page.goto(`${partner}/plain.html#q=1.r.2-1-0-0.o.o`)
  const wizard = wizardOn(page)
  await expect(wizard.book).toBeVisible()
  const before = await pushesOn(page)
  // An invalid step changes nothing.
  for (const step of [0, -2, 1.5, '2', null]) expect(await goTo(page, step)).toBe(5)
  // Of two calls at once the last counts.
  await wizard.page.locator('quote-builder').evaluate((element) => {
    for (const step of [3, 5]) (element as QuoteBuilder).goTo(step)
  })
  await expect(wizard.book).toBeVisible()
  expect(await steps(page)).toEqual([5, 3, 5])

  expect(await goTo(page, 2)).toBe(2)
  await expect(wizard.heading).toHaveText('Count your rooms.')
  await expect(wizard.heading).toBeFocused()
  await expect(wizard.count('Bedrooms')).toHaveValue('2')
  expect(await goTo(page, 6)).toBe(6)
  await expect(wizard.heading).toHaveText('Where do we send it?')
  await expect(wizard.heading).toBeFocused()
  expect(await steps(page)).toEqual([5, 3, 5, 2, 6])
  expect(await pushesOn(page)).toEqual(before)
  expect(await detailsOn(page, 'quoteview')).toEqual([])
  expect(await mailbox.posts()).toEqual([])
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('goTo() appears at once, and a press is animated', async ({ page, partner }) => {
    await page.goto(`${partner}/plain.html#q=1.r.2-1-0-0.o.o`)
    const { book } = wizardOn(page)
    await expect(book).toBeVisible()
    /** How many parts are still animating, right after the page changed the step. */
    const moving = (change: 'goTo' | 'Back') =>
      page.locator('quote-builder').evaluate(async (element, how) => {
        const root = element.shadowRoot as ShadowRoot
        if (how === 'goTo') (element as QuoteBuilder).goTo(3)
        else root.querySelector<HTMLElement>('[part=back]')?.click()
        await new Promise((resolve) => element.addEventListener('quotestep', resolve))
        await Promise.resolve()
        return root.getAnimations().filter(({ playState }) => playState === 'running').length
      }, change)
    expect(await moving('goTo')).toBe(0)
    expect(await moving('Back')).toBeGreaterThan(0)
  })
})

test('goTo() does not move a quote that is being sent', async ({ page, partner }) => {
  const wizard = await filledQuote(page, `${partner}/plain.html?success-url=none`)
  const release = await holdMails(page)
  await wizard.send.click()
  expect(await goTo(page, 2)).toBe(6)
  release()
  const another = wizard.button('Start a new quote')
  await expect(another).toBeVisible()
  expect(await goTo(page, 2)).toBe(0)
  await expect(another).toBeVisible()
})

test('in a dialog goTo() returns 0 until it is opened', async ({ page, partner }) => {
  await page.goto(`${partner}/dialog.html`)
  const { launcher, heading } = dialogOn(page)
  await expect(launcher).toBeVisible()
  expect(await goTo(page, 1)).toBe(0)
  await launcher.click()
  await expect(heading).toBeVisible()
  expect(await goTo(page, 1)).toBe(1)
})
