import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { openWith, setOn } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { scriptOf } from './pages.ts'
import { dialogOn } from './wizard-page.ts'

/** A page that wants to be on top of everything. */
const wars = `<style>
    header { position: fixed; inset: 0 0 auto; height: 90px; background: gold; z-index: 2147483647; }
    main {
      position: relative; z-index: 1; width: 260px; height: 160px; margin-top: 120px;
      overflow: hidden; transform: rotate(2deg); filter: blur(0); isolation: isolate; contain: paint; opacity: .9;
    }
    dialog, dialog[open] { display: none; position: static !important; width: 40px !important; border: 9px solid lime !important; }
    dialog::backdrop, ::backdrop { display: none !important; background: lime !important; }
    #theirs[open] { display: block; width: 700px !important; height: 500px; z-index: 2147483647; }
    #toast { inset: auto 0 0; width: 100%; height: 90px; z-index: 2147483647; }
  </style>${scriptOf('quote-builder')}${scriptOf('inquiry-form')}
  <header>Spring sale</header>
  <main>
    <button id="price" type="button">What does it cost?</button>
    <quote-builder mode="dialog" trigger="#price"></quote-builder>
  </main>
  <button type="button" onclick="theirs.showModal()">Contact us</button>
  <dialog id="theirs" aria-label="Contact" onclose="closings++">
    <button id="ask" type="button">Write to us</button>
    <inquiry-form mode="dialog" trigger="#ask"></inquiry-form>
  </dialog>
  <div id="toast" popover="manual">We use cookies</div>
  <script>
    window.closings = 0
    document.querySelector('#toast').showPopover()
  </script>`

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
  await openWith(page, partner, wars)
})

test('from a box that clips and turns the dialog opens over everything', async ({ page }) => {
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

test('Escape closes only the upper of our dialog and theirs', async ({ page }) => {
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
  const closings = () => page.evaluate('closings')
  expect(await closings()).toBe(0)

  await setOn(page.locator('inquiry-form'), { mode: null })
  await expect(theirs.getByLabel('Name')).toHaveValue('Priya Nair')
  await form.send.click()
  await expect(form.alert).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(theirs).toBeHidden()
  await expect.poll(closings).toBe(1)
})

test('a focus trap of the page leaves the dialog to the visitor', async ({ page }) => {
  await page.evaluate(() => {
    // Like the usual libraries, this refuses every event outside of the box, on the document, before anyone else.
    const box = document.querySelector('header') as HTMLElement
    box.innerHTML = '<button id="inside" type="button">Ask inside</button>'
    const refuse = (event: Event) => {
      if (box.contains(event.target as Node)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.type === 'focusin') box.querySelector('button')?.focus()
    }
    for (const type of ['focusin', 'mousedown', 'touchstart', 'click', 'keydown'])
      document.addEventListener(type, refuse, true)
    // A tag inside a closed dialog shows nothing.
    const tag = document.querySelector('inquiry-form') as Element
    tag.setAttribute('trigger', '#inside')
    document.body.append(tag)
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
