import type { EnginePage } from '../page.ts'
import { expect, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

/** How far the page is scrolled, and where its parts are. */
const places = (page: EnginePage) =>
  page.evaluate(() => [
    scrollY,
    ...['h1', '#price', '#end'].flatMap((selector) => {
      const { x, y, width } = (document.querySelector(selector) as Element).getBoundingClientRect()
      return [x, y, width]
    }),
  ])

test('a dialog keeps focus, answers and scroll position', async ({ tab, partner }) => {
  const { choose, part, press, more, waitForHeading, waitForFocus } = quoteOn(tab)
  const dialog = part('dialog', 'Get an instant quote')
  const isClosed = () => expect.poll(() => dialog.isVisible()).toBe(false)
  await tab.setViewportSize({ width: 1000, height: 700 })
  await tab.goto(`${partner}/dialog.html?trigger=%23price`)

  await test.step('a trigger opens the dialog, and the page behind neither shifts nor scrolls', async () => {
    const before = await places(tab)
    await press('What does it cost?')
    await waitForFocus('heading', 'What needs cleaning?')
    await tab.keyboard.press('PageDown')
    await tab.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await places(tab)).toEqual(before)
  })

  await test.step('Escape closes it, keeps the answers and returns the focus to the trigger', async () => {
    await choose('Airbnb Cleaning')
    await more('bedroom', 2)
    await tab.keyboard.press('Escape')
    await isClosed()
    await waitForFocus('button', 'What does it cost?')
    await tab.keyboard.press('Enter')
    await waitForHeading('Count your rooms.')
    expect(await part('spinbutton', 'Bedrooms').inputValue()).toBe('2')
    await press('Close')
    await isClosed()
  })

  await test.step('closed, it returns the focus to its own button too, and the page scrolls again', async () => {
    await tab.evaluate(() => document.querySelector('quote-builder')?.removeAttribute('trigger'))
    await press('Get an instant quote')
    await waitForHeading('Count your rooms.')
    await tab.keyboard.press('Escape')
    await isClosed()
    await waitForFocus('button', 'Get an instant quote')
    await tab.keyboard.press('PageDown')
    await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(100)
  })

  await test.step('a dialog that is moved while open stays open on top of the page', async () => {
    await tab.keyboard.press('Enter')
    await more('bedroom', 1)
    await tab.evaluate(() =>
      document.body.prepend(document.querySelector('quote-builder') as Element),
    )
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    await more('bedroom', 1)
    expect(await part('spinbutton', 'Bedrooms').inputValue()).toBe('4')
    await tab.keyboard.press('Escape')
    await isClosed()
  })
})
