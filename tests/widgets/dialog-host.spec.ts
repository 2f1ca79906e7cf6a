import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { keepsPages } from '../chromium.ts'
import { dialogOn } from './dialog-page.ts'
import { travel } from './travel.ts'

// With scroll bars that take up room, and a cache for pages that are left.
test.use({
  launchOptions: {
    ...keepsPages,
    ignoreDefaultArgs: ['--hide-scrollbars', '--disable-back-forward-cache'],
  },
})
// In one worker: the whole browser takes seconds to start.
test.describe.configure({ mode: 'default' })

/** Everything by which a page could notice a scroll lock: its tags, its sheets, and where things are. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    tags: [document.documentElement, document.head, document.body].map((element) => [
      (element.cloneNode() as Element).outerHTML,
      element.childElementCount,
    ]),
    sheets: document.adoptedStyleSheets.length,
    overflow: getComputedStyle(document.documentElement).overflow,
    cookie: document.cookie,
  }))

const places = (page: Page) =>
  page.evaluate(() => [
    scrollX,
    scrollY,
    ...['h1', '#price', '#end'].flatMap((selector) => {
      const { x, y, width } = (document.querySelector(selector) as Element).getBoundingClientRect()
      return [x, y, width]
    }),
  ])

/** Turns the wheel over the page next to the dialog, and returns whether the page moved. */
async function scrolls(page: Page) {
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(10, 10)
  await page.mouse.wheel(0, 300)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return (await page.evaluate(() => scrollY)) !== before
}

test('the page behind the dialog neither shifts nor scrolls, whether it can scroll or not, and is unchanged afterwards', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/dialog.html?trigger=%23price`)
  const { trigger, dialog } = dialogOn(page)
  await expect(trigger).toBeVisible()
  for (const [what, content] of [
    ['a page that scrolls', 'i {}'],
    ['a page that does not scroll', '#end { margin: 0 !important }'],
  ] as const) {
    await test.step(what, async () => {
      await page.addStyleTag({ content })
      await page.evaluate(() => scrollTo(0, 40))
      const [before, at] = [await traces(page), await places(page)]
      await trigger.click()
      await expect(dialog).toBeVisible()
      expect(await places(page)).toEqual(at)
      expect((await traces(page)).tags).toEqual(before.tags)
      expect(await scrolls(page)).toBe(false)
      expect(await places(page)).toEqual(at)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect.poll(() => traces(page)).toEqual(before)
      expect(await places(page)).toEqual(at)
      expect(await scrolls(page)).toBe(what === 'a page that scrolls')
    })
  }
})

test('an element that is removed while its dialog is open leaves the page unchanged, and one that is moved stays open over the page', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/dialog.html?trigger=%23price`)
  const { trigger, dialog, element, choose, more, count } = dialogOn(page)
  await expect(element).toHaveJSProperty('trigger', '#price')
  const before = await traces(page)
  await trigger.click()
  await expect(dialog).toBeVisible()
  const handle = await element.elementHandle()
  await element.evaluate((quote) => quote.remove())
  await expect.poll(async () => (await traces(page)).overflow).toBe(before.overflow)
  expect((await traces(page)).sheets).toBe(before.sheets)
  expect(await scrolls(page)).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
  await trigger.click()
  await expect(dialog).toBeHidden()
  // A button that has the focus in the first second after the script counts as pressed while the widget was loading.
  await trigger.blur()
  await page.evaluate((quote) => quote && document.body.append(quote), handle)
  await trigger.click()
  await expect(dialog).toBeVisible()

  await choose('Airbnb Cleaning')
  await more('bedroom', 2)
  await element.evaluate((quote) => document.body.prepend(quote))
  await expect(dialog).toBeVisible()
  expect(await scrolls(page)).toBe(false)
  await expect(count('Bedrooms')).toHaveValue('2')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await scrolls(page)).toBe(true)
})

test('Back to a page that the browser kept finds the dialog open as it was; Back to a page loaded again finds it at the same step', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/dialog.html?service=airbnb`)
  const { launcher, dialog, more, count, continue: next } = dialogOn(page)
  await launcher.click()
  await more('bedroom', 2)
  await page.evaluate(() => location.assign('/late.html'))
  await page.waitForURL('**/late.html')
  await travel(page, -1)
  await page.waitForURL('**/dialog.html?service=airbnb', { waitUntil: 'commit' })
  await expect(count('Bedrooms')).toHaveValue('2')
  await next.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await scrolls(page)).toBe(true)
  await page.reload()
  await expect(launcher).toBeVisible()
  await launcher.click()
  await expect(page.getByText('Step 3 of 6', { exact: true })).toBeVisible()
})
