import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { eventsOn, setOn } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { contact, dialogOn } from './wizard-page.ts'

const closings: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its close button': (page) => dialogOn(page).close.click(),
  'a press outside of it': (page) => page.mouse.click(10, 10),
}

test('its button opens the dialog; closing gives the focus back', async ({ page, partner }) => {
  await page.goto(`${partner}/dialog.html`)
  const { launcher, dialog, heading } = dialogOn(page)
  // Nothing of the dialog is reached or announced before it is opened.
  await expect(launcher).toHaveAttribute('aria-haspopup', 'dialog')
  await expect(launcher).toBeInViewport({ ratio: 1 })
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Call (604) 555-0142')).toBeHidden()
  expect(await eventsOn(page)).toEqual([])

  for (const [way, close] of Object.entries(closings))
    await test.step(`${way} closes the dialog`, async () => {
      await launcher.click()
      await expect(heading).toBeFocused()
      expect(await eventsOn(page)).toMatchObject([['quotestep', { step: 1 }]])
      await close(page)
      await expect(dialog).toBeHidden()
      await expect(launcher).toBeFocused()
    })

  await test.step('a press that begins inside, as when selecting text, keeps it open', async () => {
    await launcher.click()
    await heading.hover()
    await page.mouse.down()
    await page.mouse.move(10, 10)
    await page.mouse.up()
    await expect(heading).toBeVisible()
    await page.mouse.click(10, 10)
    await expect(dialog).toBeHidden()
  })

  await test.step('on a page in another language the dialog is in English all the same', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'fr'))
    await launcher.click()
    for (const part of [launcher, dialog, heading])
      expect(await part.evaluate((element) => element.matches(':lang(en)'))).toBe(true)
  })
})

test('a trigger opens the dialog, even one that is added later', async ({ page, partner }) => {
  await page.goto(`${partner}/dialog.html?trigger=%23price,a.price`)
  const { launcher, dialog, heading, trigger } = dialogOn(page)
  await trigger.getByText('cost').click()
  await expect(heading).toBeFocused()
  await expect(launcher).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { className: 'price', href: '#away' })
    link.append('Prices')
    link.addEventListener('click', (event) => event.stopPropagation())
    document.querySelector('h1')?.append(link)
  })
  await page.getByRole('link', { name: 'Prices' }).click()
  await expect(dialog).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
})

test("a trigger is looked up in the element's own shadow root", async ({ page, partner }) => {
  await page.goto(`${partner}/dialog.html?trigger=%23price`)
  const { dialog, trigger, element } = dialogOn(page)
  for (const move of ['append', 'moveBefore'] as const)
    await test.step(move, async () => {
      await expect(element).toHaveJSProperty('trigger', '#price')
      await element.evaluate((quote, way) => {
        const root = document.createElement('section').attachShadow({ mode: 'open' })
        root.innerHTML = '<button id="price">Inside</button>'
        document.body.prepend(root.host)
        const into = root as unknown as Record<typeof way, (node: Node, child?: null) => void>
        into[way](quote, null)
      }, move)
      await trigger.click()
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: 'Inside' }).click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      // Shown in the page itself again, as at the start.
      await element.evaluate((quote) => {
        const { host } = quote.getRootNode() as ShadowRoot
        document.body.append(quote)
        host.remove()
      })
    })
})

test('an invalid mode or trigger warns once', async ({ page, partner, allowed, consoleLines }) => {
  allowed.push(/^warning: <quote-builder>: (trigger="#1 >"|mode="popup") is not /)
  await page.goto(`${partner}/dialog.html?trigger=%231+%3E`)
  const { launcher, dialog, heading, element, choose } = dialogOn(page)
  await launcher.click()
  await choose('Airbnb Cleaning')
  await expect(dialog).toBeVisible()
  await setOn(element, { mode: 'popup' })
  await expect(dialog).toBeHidden()
  await expect(heading).toHaveText('Count your rooms.')
  expect(consoleLines).toHaveLength(2)
})

test('what was typed outlives closing and another mode', async ({ page, partner }) => {
  await page.goto(`${partner}/dialog.html?mode=inline`)
  const { launcher, dialog, element, openContact, fillContact, close } = dialogOn(page)
  await expect(launcher).toBeHidden()
  await openContact()
  await fillContact()
  const name = page.getByLabel('Name')
  await setOn(element, { mode: 'dialog' })
  await expect(name).toBeHidden()
  await launcher.click()
  await expect(dialog.getByLabel('Name')).toHaveValue(contact.name)
  await close.click()
  await expect(dialog).toBeHidden()
  await launcher.click()
  await expect(page.getByText('Step 6 of 6', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue(contact.name)
  await setOn(element, { mode: null })
  await expect(dialog).toBeHidden()
  await expect(name).toHaveValue(contact.name)
  await page.getByText('The end.').click()
})

test('rooms fit a laptop; Escape closes the breakdown first', async ({ page, partner }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(`${partner}/dialog.html`)
  const { launcher, dialog, choose, more, count, tab, breakdown, continue: next } = dialogOn(page)
  await launcher.click()
  await choose('Residential Cleaning')
  await expect(count('Bedrooms')).toBeInViewport({ ratio: 1 })
  await expect(next).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 360, height: 740 })
  await more('bedroom', 1)
  await tab.click()
  await expect(breakdown).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(breakdown).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('an inquiry is sent in a dialog too', async ({ page, partner }) => {
  await page.goto(`${partner}/inquiry.html?mode=dialog&success-url=none`)
  const form = inquiryOn(page)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await expect(page.getByRole('dialog', { name: 'Ask a question' })).toBeVisible()
  await expect(form.name).toBeFocused()
  await form.sendLead()
})

test("the floating button has the page's words, corner and height", async ({ page, partner }) => {
  await page.goto(`${partner}/dialog.html?launcher-label=See+prices&launcher-corner=bottom-left`)
  const launcher = page.getByRole('button', { name: 'See prices', exact: true })
  await expect(launcher).toBeInViewport({ ratio: 1 })
  const gaps = () =>
    launcher.evaluate((button) => {
      const { left, bottom } = button.getBoundingClientRect()
      return [Math.round(left), Math.round(innerHeight - bottom)]
    })
  expect(await gaps()).toEqual([17, 17])
  await page.addStyleTag({ content: 'quote-builder { --launcher-lift: 90px }' })
  expect(await gaps()).toEqual([17, 90])
})

test('a dialog in a box that the page hides does not block the page', async ({ page, partner }) => {
  await page.goto(`${partner}/dialog.html?trigger=%23price`)
  const { trigger, element } = dialogOn(page)
  await element.evaluate((tag) => {
    const box = document.createElement('div')
    box.style.display = 'none'
    tag.replaceWith(box)
    box.append(tag)
  })
  await trigger.click()
  await trigger.click()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})
