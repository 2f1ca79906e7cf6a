import { expect, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

test('a trigger opens the dialog, Escape gives the focus back, and the answers are kept', async ({
  tab,
  partner,
}) => {
  const { choose, part, press, more, reads, holdsFocus } = quoteOn(tab)
  const dialog = part('dialog', 'Get an instant quote')
  await tab.goto(`${partner}/dialog.html?trigger=%23price`)
  await press('What does it cost?')
  await holdsFocus('heading', 'What needs cleaning?')
  await choose('Airbnb Cleaning')
  await more('bedroom', 2)
  await tab.keyboard.press('Escape')
  await expect.poll(() => dialog.isVisible()).toBe(false)
  await holdsFocus('button', 'What does it cost?')
  await tab.keyboard.press('Enter')
  await reads('Count your rooms.')
  expect(await part('spinbutton', 'Bedrooms').inputValue()).toBe('2')
  await press('Close')
  await expect.poll(() => dialog.isVisible()).toBe(false)
})

test('the page behind an open dialog neither shifts nor scrolls, and scrolls again after it', async ({
  tab,
  partner,
}) => {
  const { part, press, holdsFocus } = quoteOn(tab)
  const dialog = part('dialog', 'Get an instant quote')
  const places = () =>
    tab.evaluate(() => [
      scrollY,
      ...['h1', '#price', '#end'].flatMap((selector) => {
        const { x, y, width } = (
          document.querySelector(selector) as Element
        ).getBoundingClientRect()
        return [x, y, width]
      }),
    ])
  await tab.setViewportSize({ width: 1000, height: 700 })
  await tab.goto(`${partner}/dialog.html`)
  const before = await places()
  await press('Get an instant quote')
  await holdsFocus('heading', 'What needs cleaning?')
  await tab.keyboard.press('PageDown')
  await tab.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await places()).toEqual(before)
  await tab.keyboard.press('Escape')
  await expect.poll(() => dialog.isVisible()).toBe(false)
  await holdsFocus('button', 'Get an instant quote')
  await tab.keyboard.press('PageDown')
  await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(100)
})

test('a dialog that is moved while it is open stays open over the page', async ({
  tab,
  partner,
}) => {
  const { part, press, more } = quoteOn(tab)
  const dialog = part('dialog', 'Get an instant quote')
  await tab.goto(`${partner}/dialog.html?service=residential`)
  await press('Get an instant quote')
  await more('bedroom', 1)
  await tab.evaluate(() =>
    document.body.prepend(document.querySelector('quote-builder') as Element),
  )
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await more('bedroom', 1)
  expect(await part('spinbutton', 'Bedrooms').inputValue()).toBe('2')
  await tab.keyboard.press('Escape')
  await expect.poll(() => dialog.isVisible()).toBe(false)
})
