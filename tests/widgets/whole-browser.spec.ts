import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { keepsPages } from '../installed-browsers.ts'
import { inquiry } from './inquiry-page.ts'
import { sendInquiry, travel } from './travel.ts'
import { contact, dialogOn, wizardOn } from './wizard-page.ts'

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

test('the page behind the dialog neither shifts nor scrolls', async ({ page, partner }) => {
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

test('an element removed with an open dialog leaves no trace', async ({ page, partner }) => {
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

test('Back to a kept page finds the dialog open as it was', async ({ page, partner }) => {
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

test('Back to a kept page after the thanks starts anew', async ({ page, partner, mailbox }) => {
  /** Goes back, and expects the page as it was left, not loaded again. */
  const goBack = async (file: string) => {
    await travel(page, -1)
    await page.waitForURL(`${partner}/${file}`, { waitUntil: 'commit' })
    expect(await page.evaluate('window.sameDocument')).toBe(file)
  }
  const mark = (file: string) =>
    page.evaluate((name) => Object.assign(window, { sameDocument: name }), file)
  await page.goto(`${partner}/plain.html`)
  await mark('plain.html')
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await wizard.sendContact()
  await page.waitForURL('**/booked')
  await goBack('plain.html')
  await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
  await wizard.openContact()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await wizard.sendContact({ name: 'Sam Second' })
  await page.waitForURL('**/booked')
  await expect.poll(async () => (await mailbox.mails()).length).toBe(4)

  const form = await sendInquiry(page, `${partner}/inquiry.html`, () => mark('inquiry.html'))
  await goBack('inquiry.html')
  await expect(form.message).toHaveValue('')
  await form.fill({ name: 'Priya Second' })
  await form.send.click()
  await page.waitForURL('**/booked')
  const leads = await mailbox.leads()
  expect(leads.map(({ name, from_name }) => name ?? from_name)).toEqual([
    'Priya Second',
    inquiry.name,
    'Sam Second',
    contact.name,
  ])
  expect(new Set(leads.map(({ lead_id }) => lead_id)).size).toBe(4)
})
