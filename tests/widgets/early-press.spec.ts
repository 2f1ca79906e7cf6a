import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { dialogOn } from './dialog-page.ts'

const guide = await readFile(new URL('../../widgets/README.md', import.meta.url), 'utf8')
const [, keepingPresses = ''] = /<script>\n(.*goldcrestPresses[\s\S]*?)<\/script>/.exec(guide) ?? []

test.beforeEach(async ({ page, partner }) => {
  await page.goto(`${partner}/late.html`)
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('afterbegin', '<button id="price">What does it cost?</button>')
    const tag = document.querySelector('quote-builder')
    tag?.setAttribute('mode', 'dialog')
    tag?.setAttribute('trigger', '#price')
  })
})

const load = (page: Page) => page.evaluate(() => (window as unknown as { load(): unknown }).load())

async function opensOnce(page: Page) {
  const { dialog, close, element } = dialogOn(page)
  await load(page)
  await expect(dialog).toBeVisible()
  await close.click()
  await expect(dialog).toBeHidden()
  await element.evaluate((tag) => tag.replaceWith(tag.cloneNode(true)))
  await expect(dialog).toBeHidden()
}

async function opensNothing(page: Page) {
  await load(page)
  await expect(dialogOn(page).element).toHaveJSProperty('trigger', '#price')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(dialogOn(page).dialog).toBeHidden()
}

test('the first press of a visit, before the script has loaded, opens the dialog once when it has', async ({
  page,
}) => {
  await dialogOn(page).trigger.click()
  // As in a browser that gives a pressed button no focus.
  await dialogOn(page).trigger.blur()
  await opensOnce(page)
})

test('the last press of a visit, before the script has loaded, opens the dialog once when it has', async ({
  page,
}) => {
  await page.getByRole('heading').click()
  await dialogOn(page).trigger.click()
  await opensOnce(page)
})

test('a trigger that only has the focus when the script loads opens nothing', async ({ page }) => {
  await page.keyboard.press('Tab')
  await expect(dialogOn(page).trigger).toBeFocused()
  await opensNothing(page)
})

test("with the guide's lines a keyboard press between others opens the dialog once", async ({
  page,
}) => {
  await page.addScriptTag({ content: keepingPresses })
  await page.getByRole('heading').click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading').click()
  await opensOnce(page)
})

test("with the guide's lines neither a right click on the trigger nor a press next to it opens anything", async ({
  page,
}) => {
  await page.addScriptTag({ content: keepingPresses })
  await dialogOn(page).trigger.click({ button: 'right' })
  await page.getByRole('heading').click()
  await opensNothing(page)
})
