import { fontsThere } from '../loading.ts'
import { expect, test } from './engine.ts'

test('display type has the optical size of its font size, and a film that cannot play offers no pause', async ({
  tab,
  baseURL,
}) => {
  await tab.goto(`${baseURL}/`)
  await fontsThere(tab)
  const widths = await tab.evaluate(() => {
    return ['.logo', '.d2', '.num small'].map((selector) => {
      const element = document.querySelector<HTMLElement>(selector)
      if (!element) return [selector]
      const text = document.createRange()
      text.selectNodeContents(element)
      const widthOf = () => Math.round(text.getBoundingClientRect().width)
      const asDrawn = widthOf()
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      element.style.setProperty('font-variation-settings', `'opsz' ${size}`)
      return [selector, asDrawn, widthOf()]
    })
  })
  for (const [selector, asDrawn, asSized] of widths) expect(asDrawn, `${selector}`).toBe(asSized)

  const film = await tab.evaluate(async () => {
    dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    const video = document.querySelector('video')
    while (!video?.poster) await new Promise(requestAnimationFrame)
    const canPlay = [...video.querySelectorAll('source')].some(({ type }) =>
      video.canPlayType(type),
    )
    return { canPlay, hasButton: !!document.querySelector('.film button') }
  })
  if (!film.canPlay) expect(film.hasButton).toBe(false)
})
