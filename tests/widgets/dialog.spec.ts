import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { dialogOn } from './dialog-page.ts'
import { inquiryOn } from './inquiry-page.ts'

const closings: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its close button': (page) => dialogOn(page).close.click(),
  'a press outside of it': (page) => page.mouse.click(10, 10),
}

test("the dialog's own button opens it and moves the focus in; closing it gives the focus back", async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/dialog.html`)
  const { launcher, dialog, heading, steps } = dialogOn(page)
  await test.step('nothing of the dialog is reached or announced before it is opened, and the page keeps its scroll position', async () => {
    await expect(launcher).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(launcher).toBeInViewport({ ratio: 1 })
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Call (604) 555-0142')).toBeHidden()
    expect(await steps()).toEqual([])
  })

  for (const [way, close] of Object.entries(closings)) {
    await test.step(`${way} closes the dialog`, async () => {
      await launcher.click()
      await expect(heading).toBeFocused()
      expect(await steps()).toEqual([1])
      await close(page)
      await expect(dialog).toBeHidden()
      await expect(launcher).toBeFocused()
    })
  }

  await test.step('a press that starts inside and ends outside, as when selecting text, keeps the dialog open', async () => {
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
    const isEnglish = (element: Element) => element.matches(':lang(en)')
    expect(await launcher.evaluate(isEnglish)).toBe(true)
    await launcher.click()
    expect(await dialog.evaluate(isEnglish)).toBe(true)
    expect(await heading.evaluate(isEnglish)).toBe(true)
  })
})

test('a trigger opens the dialog instead of its own button, even one that is added later, and gets the focus back', async ({
  page,
  partner,
}) => {
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

test('a trigger is looked up in the shadow root that the element is in, and not outside it', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/dialog.html?trigger=%23price`)
  const { dialog, trigger, element } = dialogOn(page)
  for (const move of ['append', 'moveBefore'] as const) {
    await test.step(move, async () => {
      await expect(element).toHaveJSProperty('trigger', '#price')
      await page.evaluate((way) => {
        const root = document.createElement('section').attachShadow({ mode: 'open' })
        const button = Object.assign(document.createElement('button'), { id: 'price' })
        button.append('Inside')
        root.append(button)
        document.body.prepend(root.host)
        const into = root as ShadowRoot & { moveBefore(node: Node | null, child: null): void }
        const element = document.querySelector('quote-builder') as Element
        if (way === 'append') into.append(element)
        else into.moveBefore(element, null)
      }, move)
      await trigger.click()
      await expect(dialog).toBeHidden()
      const inside = page.getByRole('button', { name: 'Inside' })
      await inside.click()
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
  }
})

test.describe('with an invalid mode and trigger', () => {
  test.use({
    expectedMessages: [/^warning: <quote-builder>: (trigger="#1 >"|mode="popup") is not /],
  })

  test('the element stays in the page, or has its own button, and warns once', async ({
    page,
    partner,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.goto(`${partner}/dialog.html?trigger=%231+%3E`)
    const { launcher, dialog, heading, element, choose } = dialogOn(page)
    await launcher.click()
    await choose('Airbnb Cleaning')
    await expect(dialog).toBeVisible()
    await element.evaluate((quote) => quote.setAttribute('mode', 'popup'))
    await expect(dialog).toBeHidden()
    await expect(heading).toHaveText('Count your rooms.')
    expect(warnings).toHaveLength(2)
  })
})

test('a dialog that is closed and opened again, or switched to another mode, keeps its place and everything that was typed', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/dialog.html?mode=inline`)
  const { launcher, dialog, element, openContact, fillContact, close } = dialogOn(page)
  await expect(launcher).toBeHidden()
  await openContact()
  await fillContact()
  const name = page.getByLabel('Name')
  await element.evaluate((quote) => Object.assign(quote, { mode: 'dialog' }))
  await expect(name).toBeHidden()
  await launcher.click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Sam Sample')
  await close.click()
  await expect(dialog).toBeHidden()
  await launcher.click()
  await expect(page.getByText('Step 6 of 6', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Sam Sample')
  await element.evaluate((quote) => quote.removeAttribute('mode'))
  await expect(dialog).toBeHidden()
  await expect(name).toHaveValue('Sam Sample')
  await page.getByText('The end.').click()
})

test('on a laptop the rooms and the Continue button are visible at once; on a phone Escape closes the breakdown first, and then the dialog', async ({
  page,
  partner,
}) => {
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

test('an inquiry is opened, started in its first field and sent in a dialog too', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/inquiry.html?mode=dialog&success-url=none`)
  const form = inquiryOn(page)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await expect(page.getByRole('dialog', { name: 'Ask a question' })).toBeVisible()
  await expect(form.name).toBeFocused()
  await form.fill()
  await form.send.click()
  await expect(form.thanks).toBeVisible()
})

test("the button that opens the dialog has the page's words, corner and height", async ({
  page,
  partner,
}) => {
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
