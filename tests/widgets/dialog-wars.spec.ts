import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { dialogOn } from './dialog-page.ts'
import { inquiryOn } from './inquiry-page.ts'

/** The tags of the page that presses all over the window would hit. */
const metOn = (page: Page) =>
  page.evaluate(() => {
    const tags = new Set<string | undefined>()
    for (const x of [5, innerWidth / 2, innerWidth - 5])
      for (const y of [5, 45, innerHeight / 2, innerHeight - 45, innerHeight - 5])
        tags.add(document.elementFromPoint(x, y)?.localName)
    return [...tags]
  })

/** The dialog is in the middle of the window, at its full width, over its own backdrop. */
async function expectItsOwnLook(dialog: Locator) {
  await expect(dialog).toBeInViewport({ ratio: 1 })
  await expect(dialog).toHaveCSS('border-top-width', '1px')
  const found = await dialog.evaluate((self) => {
    const { left, width } = self.getBoundingClientRect()
    const { display, backgroundColor } = getComputedStyle(self, '::backdrop')
    return [width > 1200, Math.round(left + width / 2 - innerWidth / 2), display, backgroundColor]
  })
  expect(found).toEqual([true, 0, 'block', 'color(srgb 0.109804 0.12549 0.141176 / 0.65)'])
}

test.beforeEach(async ({ page, partner }) => {
  // On a screen with less height it is narrower, so that its buttons are in sight.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${partner}/wars.html`)
})

test("from a box that clips, turns and hides its content the dialog opens over the page's highest header and popover, in its own style", async ({
  page,
}) => {
  const { dialog, trigger, more, choose, heading } = dialogOn(page)
  await trigger.click()
  await expect(heading).toBeFocused()
  await expectItsOwnLook(dialog)
  expect(await metOn(page)).toEqual(['quote-builder'])
  await choose('Residential Cleaning')
  await more('bedroom', 1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(trigger).toBeFocused()
  expect(await metOn(page)).toEqual(expect.arrayContaining(['header', 'div']))
})

test("the dialog works inside the page's own open dialog and over it: Escape closes only the upper one", async ({
  page,
}) => {
  const theirs = page.getByRole('dialog', { name: 'Contact', exact: true })
  const ours = page.getByRole('dialog', { name: 'Ask a question' })
  const ask = page.getByRole('button', { name: 'Write to us' })
  const form = inquiryOn(page)
  await page.getByRole('button', { name: 'Contact us' }).click()
  await ask.click()
  await expect(form.name).toBeFocused()
  await expectItsOwnLook(ours)
  expect(await metOn(page)).toEqual(['inquiry-form'])
  await page.keyboard.type('Priya Nair')
  await page.keyboard.press('Escape')
  await expect(ours).toBeHidden()
  await expect(theirs).toBeVisible()
  await expect(ask).toBeFocused()
  const closings = () => page.evaluate(() => (window as unknown as { closings: number }).closings)
  expect(await closings()).toBe(0)

  await page.locator('inquiry-form').evaluate((form) => form.removeAttribute('mode'))
  await expect(theirs.getByLabel('Name')).toHaveValue('Priya Nair')
  await form.send.click()
  await expect(form.alert).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(theirs).toBeHidden()
  await expect.poll(closings).toBe(1)
})

test('a focus trap of the page that contains the trigger leaves the dialog to the visitor', async ({
  page,
}) => {
  await page.evaluate(() => {
    // Like the usual libraries, this refuses every event outside of the box, on the document, before anyone else.
    const box = document.querySelector('header') as HTMLElement
    box.innerHTML = '<button id="inside" type="button">Ask inside</button>'
    document.querySelector('inquiry-form')?.setAttribute('trigger', '#inside')
    const refuse = (event: Event) => {
      if (box.contains(event.target as Node)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.type === 'focusin') box.querySelector('button')?.focus()
    }
    for (const type of ['focusin', 'mousedown', 'touchstart', 'click', 'keydown'])
      document.addEventListener(type, refuse, true)
    // A tag inside a closed dialog shows nothing.
    document.body.append(document.querySelector('inquiry-form') as Element)
  })
  const form = inquiryOn(page)
  await page.getByRole('button', { name: 'Ask inside' }).click()
  await expect(form.name).toBeFocused()
  await page.keyboard.type('Priya Nair')
  await page.keyboard.press('Tab')
  await expect(form.email).toBeFocused()
  await form.message.click()
  await page.keyboard.type('Fridays?')
  await expect(form.name).toHaveValue('Priya Nair')
  await expect(form.message).toHaveValue('Fridays?')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog', { name: 'Ask a question' })).toBeHidden()
})
