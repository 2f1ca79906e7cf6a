import { business, oneBedroom } from '../facts.ts'
import { expect, test } from './engine.ts'
import { keepPrinted, printedOn } from './printed.ts'
import { quoteOn } from './quote-on.ts'

test('a quote is printed on a page of its own, which is gone with the next key', async ({
  tab,
  partner,
}) => {
  const { choose, press, more, part } = quoteOn(tab)
  await tab.goto(`${partner}/plain.html`)
  await keepPrinted(tab)
  await choose('Residential Cleaning')
  await more('bedroom', 1)
  for (let i = 0; i < 3; i++) await press('Continue')
  await press('Print')
  await expect.poll(() => printedOn(tab)).toMatchObject({ isDressed: true, fonts: 3 })
  const { text = '' } = (await printedOn(tab)) ?? {}
  for (const words of [business.name, business.phone, '1 Bedroom', `$${oneBedroom.total}`, '#q='])
    expect(text).toContain(words)

  const frames = () => tab.evaluate(() => document.querySelectorAll('iframe').length)
  expect(await frames()).toBe(1)
  await tab.keyboard.press('Escape')
  await expect.poll(frames).toBe(0)
  expect(await part('button', 'Get Quote & Book').isVisible()).toBe(true)
})
