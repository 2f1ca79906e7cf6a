import { amountFaults, widths } from '../amounts.ts'
import { addTypefaces } from '../widgets/typefaces.ts'
import { expect, test } from './engine.ts'

test('in a font as wide as Verdana no amount of a final quote breaks or leaves its box, at any width', async ({
  tab,
  partner,
}) => {
  const given = 'service=residential&bedrooms=3&bathrooms=2&frequency=weekly&extras=none'
  await tab.goto(`${partner}/plain.html?${given}`)
  await expect
    .poll(() => tab.evaluate(() => !!document.querySelector('quote-builder')?.shadowRoot))
    .toBe(true)
  await addTypefaces(tab)
  for (const unit of ['1px', '2px']) {
    await tab.evaluate((size) => {
      document.body.style.cssText = `margin: 0; width: 2000px; font-family: verdana`
      document.querySelector<HTMLElement>('quote-builder')?.style.setProperty('--unit', size)
    }, unit)
    // WebKit's window is no wider.
    const shown = widths.filter((width) => width <= 1024)
    const looked = { sign: '$', tag: 'quote-builder', widths: shown }
    expect(await tab.evaluate(amountFaults, looked), unit).toEqual([])
  }
  const size = await tab.evaluate(() => {
    const price = document
      .querySelector('quote-builder')
      ?.shadowRoot?.querySelector('.price .amount')
    return price ? Number.parseFloat(getComputedStyle(price).fontSize) : 0
  })
  expect(size).toBeGreaterThan(40)
})
