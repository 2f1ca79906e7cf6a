import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { inquiryOn } from '../widgets/inquiry-page.ts'
import { wizardOn } from '../widgets/wizard-page.ts'
import { openNextTo } from './next-to.ts'

/*
 * Copy protection spares fields by the name of an event's target, which is our tag. "WP Content Copy Protection" has
 * handlers as below; others of its kind listen, often before anyone else:
 * https://github.com/luizbills/wp-tweaks/issues/75, https://github.com/kyo-ago/enable-right-click/issues/6
 */
const guard = `
  const types = ['mousedown', 'pointerdown', 'touchstart', 'touchend', 'selectstart', 'dragstart', 'contextmenu', 'copy',
    'cut', 'paste', 'beforeinput', 'keydown', 'keypress', 'keyup']
  const fields = ['INPUT', 'TEXTAREA', 'SELECT', 'OPTION']
  window.refusals = []
  const refuse = (event) => {
    const isOtherKey = event.type.startsWith('key') && !(event.ctrlKey && /^[acvx]$/.test(event.key))
    if (fields.includes(event.target.nodeName) || isOtherKey) return true
    refusals.push(event.type)
    getSelection().empty()
    event.returnValue = false
    event.preventDefault()
    event.stopImmediatePropagation()
    return false
  }`

const guards = {
  'handlers of the document @long': "for (const type of types) document['on' + type] = refuse",
  'listeners of the body @long': `addEventListener('DOMContentLoaded', () => {
      for (const type of types) document.body.addEventListener(type, refuse, { passive: false })
    })`,
  'listeners that come first':
    'for (const type of types) document.addEventListener(type, refuse, { capture: true, passive: false })',
}

/** Writes with the mouse and the clipboard what a visitor would write with them. */
async function moveText(page: Page, from: Locator, to: Locator) {
  await from.click()
  await page.keyboard.type('604-555-0142')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+x')
  await expect(from).toHaveValue('')
  await to.click({ button: 'right' })
  await to.dblclick()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(to).toHaveValue('604-555-0142')
}

/** What the page refused, or would have: it may see a press, which closes menus. */
const refusals = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { refusals: string[] }).refusals.filter(
      (type) => !/^(pointer|mouse)/.test(type),
    ),
  )

for (const [where, lines] of Object.entries(guards)) {
  test(`copy protection with ${where} disables no field`, async ({ page, partner }) => {
    const head = `<style>* { user-select: none; -webkit-user-select: none }</style><script>${guard};${lines}</script>`
    await openNextTo(page, partner, 'inquiry-form', { head })
    const form = inquiryOn(page)
    await moveText(page, form.message, form.phone)
    await form.service.click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(form.service).not.toHaveValue('')
    expect(await refusals(page)).toEqual([])

    const attributes = 'service="residential"'
    await openNextTo(page, partner, 'quote-builder', { head, attributes })
    const wizard = wizardOn(page)
    const bedrooms = wizard.count('Bedrooms')
    await bedrooms.dblclick()
    await page.keyboard.type('3')
    await expect(bedrooms).toHaveValue('3')
    expect(await refusals(page)).toEqual([])
    await wizard.openContact()
    await moveText(page, page.getByLabel('Additional Notes'), page.getByLabel('Phone'))
    // The text of the page is guarded as before.
    await page.getByRole('heading', { level: 1 }).click({ button: 'right' })
    expect(await refusals(page)).toEqual(['contextmenu'])
  })
}

test('a press or a paste refused before the script ran still counts', async ({ page, partner }) => {
  const head = `<script>for (const type of ['mousedown', 'paste'])
    addEventListener(type, (event) => event.preventDefault(), true)</script>`
  await openNextTo(page, partner, 'inquiry-form', { head })
  const form = inquiryOn(page)
  await moveText(page, form.message, form.phone)
})

// https://github.com/github/hotkey/issues/123, https://github.com/JohannesKlauss/react-hotkeys-hook/issues/1161
test('typing in a field, with AltGr too, triggers no shortcut', async ({ page, partner }) => {
  await openNextTo(page, partner, 'inquiry-form')
  await page.evaluate(() => {
    const pageKeys: string[] = []
    Object.assign(window, { pageKeys })
    const note = (event: KeyboardEvent) => pageKeys.push(event.key)
    for (const type of ['keydown', 'keypress', 'keyup'] as const)
      for (const capture of [true, false]) document.addEventListener(type, note, capture)
  })
  const form = inquiryOn(page)
  await form.message.click()
  await page.keyboard.type('s/?')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('?')
  for (const keys of ['Control+Alt+q', 'Escape', 'Control+k']) await page.keyboard.press(keys)
  await expect(form.message).toHaveValue('s/?')
  const pageKeys = await page.evaluate(() => (window as unknown as { pageKeys: string[] }).pageKeys)
  // Every other key reaches the page.
  expect([...new Set(pageKeys)]).toEqual(['Control', 'Alt', 'Escape', 'k'])
})
