import { business, oneBedroom } from '../facts.ts'
import { expect, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

test('a quote is printed on a page of its own, which is gone with the next key', async ({
  tab,
  partner,
}) => {
  const { choose, press, more, part } = quoteOn(tab)
  await tab.goto(`${partner}/plain.html`)
  // What a frame prints is kept here, and no dialog of the system opens.
  await tab.evaluate(() => {
    const { get } = Object.getOwnPropertyDescriptor(
      HTMLIFrameElement.prototype,
      'contentWindow',
    ) as { get(): Window }
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get() {
        const view = get.call(this)
        view.print = () => {
          const { body, fonts } = view.document
          const dress = getComputedStyle(body.firstElementChild ?? body)
          const isDressed = dress.fontVariantNumeric === 'tabular-nums'
          const inFonts = [...fonts].filter(({ status }) => status === 'loaded').length
          Object.assign(window, { printed: [body.innerText, isDressed, inFonts] })
        }
        return view
      },
    })
  })
  await choose('Residential Cleaning')
  await more('bedroom', 1)
  for (let i = 0; i < 3; i++) await press('Continue')
  await press('Print')
  const printed = () =>
    tab.evaluate(() => (window as { printed?: [string, boolean, number] }).printed)
  await expect.poll(printed).toBeDefined()
  const [text = '', isDressed, inFonts] = (await printed()) ?? []
  for (const words of [business.name, business.phone, '1 Bedroom', `$${oneBedroom.total}`, '#q='])
    expect(text).toContain(words)
  expect({ isDressed, inFonts }).toEqual({ isDressed: true, inFonts: 3 })

  const frames = () => tab.evaluate(() => document.querySelectorAll('iframe').length)
  expect(await frames()).toBe(1)
  await tab.keyboard.press('Escape')
  await expect.poll(frames).toBe(0)
  expect(await part('button', 'Get Quote & Book').isVisible()).toBe(true)
})
