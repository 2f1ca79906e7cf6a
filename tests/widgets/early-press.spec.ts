import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { load } from './host.ts'
import { dialogOn } from './wizard-page.ts'

const guide = await readFile(new URL('../../widgets/README.md', import.meta.url), 'utf8')
const [, keepingPresses = ''] = /<script>\n(.*goldcrestPresses[\s\S]*?)<\/script>/.exec(guide) ?? []

const press = (page: Page) => dialogOn(page).trigger.click()
const pressBesides = (page: Page) => page.getByRole('heading').click()

/** What a visitor does before the script has loaded; in the last two with the guide's lines. */
const visits: Record<string, (page: Page) => Promise<unknown>> = {
  // As in a browser that gives a pressed button no focus.
  'the first press': (page) => press(page).then(() => dialogOn(page).trigger.blur()),
  'the last press': (page) => pressBesides(page).then(() => press(page)),
  'the focus alone, which opens nothing,': (page) => page.keyboard.press('Tab'),
  // The page may open its own dialog, where the trigger is the first button.
  'the focus that a press beside gives it, which opens nothing,': async (page) => {
    const { trigger } = dialogOn(page)
    await page.getByRole('heading').evaluate(
      (heading, button) => {
        Object.assign(heading, { tabIndex: -1, onclick: () => button?.focus() })
      },
      await trigger.elementHandle(),
    )
    await pressBesides(page)
    await expect(trigger).toBeFocused()
  },
  'a kept key between presses': async (page) => {
    await pressBesides(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await pressBesides(page)
  },
  'a kept press beside, which opens nothing,': async (page) => {
    await dialogOn(page).trigger.click({ button: 'right' })
    await pressBesides(page)
  },
}

for (const [what, act] of Object.entries(visits))
  test(`${what} before the script counts once it is there`, async ({ page, partner }) => {
    const [isKept, opens] = [what.includes('kept'), !what.includes('nothing')]
    await page.goto(`${partner}/late.html`)
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'afterbegin',
        '<button id="price">What does it cost?</button>',
      )
      const tag = document.querySelector('quote-builder')
      tag?.setAttribute('mode', 'dialog')
      tag?.setAttribute('trigger', '#price')
    })
    if (isKept) await page.addScriptTag({ content: keepingPresses })
    await act(page)
    const { dialog, close, element } = dialogOn(page)
    await load(page)
    await expect(element).toHaveJSProperty('trigger', '#price')
    if (opens) {
      await expect(dialog).toBeVisible()
      await close.click()
      await expect(dialog).toBeHidden()
      await element.evaluate((tag) => tag.replaceWith(tag.cloneNode(true)))
    }
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(dialog).toBeHidden()
  })
