import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { everyStep } from './every-step.ts'
import { inquiryOn } from './inquiry-page.ts'
import { addTypefaces } from './typefaces.ts'

/** By how much the page is wider than its window. */
const over = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('both widgets use the width of every kind of box', async ({ page, partner }) => {
  await page.goto(`${partner}/layouts.html?quote-builder`)
  for (const [tag, button] of [
    ['quote-builder', /^Residential/],
    ['inquiry-form', 'Send Message'],
  ] as const) {
    await page.evaluate((name) => {
      for (const box of document.querySelectorAll('[title]'))
        box.lastElementChild?.replaceWith(document.createElement(name))
    }, tag)
    await expect(page.getByRole('button', { name: button })).toHaveCount(13)
    for (const style of ['', 'display: flex; margin: 0 4px; padding: 0 4px']) {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        const tight = await page.evaluate(
          ([name = '', css = '']) => {
            const hosts = [...document.querySelectorAll<HTMLElement>(name)]
            for (const host of hosts) Object.assign(host, { style: css })
            return hosts.flatMap(({ shadowRoot, parentElement }) => {
              const room = shadowRoot?.querySelector('.wizard')?.clientWidth ?? 0
              // Next to another column it has at least half of its box.
              const enough = Math.max(260, 0.4 * (parentElement?.clientWidth ?? 0))
              return room > enough ? [] : `${parentElement?.title}: ${room}`
            })
          },
          [tag, style],
        )
        expect(tight, `${tag}, ${width} px, ${style}`).toEqual([])
        expect(await over(page), `${tag}, ${width} px, ${style}`).toBe(0)
      }
    }
  }
})

test('in a box as wide as its content each has its own width', async ({ page, partner }) => {
  await page.goto(`${partner}/shrink-to-fit.html?quote-builder`)
  for (const [tag, width, button] of [
    ['quote-builder', 720, /^Residential/],
    ['inquiry-form', 640, 'Send Message'],
  ] as const) {
    await page.evaluate((name) => {
      for (const box of document.querySelectorAll('[title]'))
        box.replaceChildren(document.createElement(name))
    }, tag)
    const widths = () =>
      page.locator(tag).evaluateAll((hosts) =>
        hosts.map(({ parentElement, clientWidth, shadowRoot }) => {
          const isFull = shadowRoot?.querySelector('.wizard')?.clientWidth === clientWidth
          return [parentElement?.title, isFull && clientWidth] as const
        }),
      )
    await expect(page.getByRole('button', { name: button }).first()).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [box, found] of await widths()) expect(found, `${tag} in ${box}`).toBe(width)
    for (const narrow of [390, 320, 280]) {
      await page.setViewportSize({ width: narrow, height: 700 })
      for (const [box, found] of await widths()) {
        expect(found, `${tag} in ${box} at ${narrow} px`).toBeGreaterThan(0.6 * narrow)
        expect(found, `${tag} in ${box} at ${narrow} px`).toBeLessThanOrEqual(narrow)
      }
      expect(await over(page), `${tag}, ${narrow} px`).toBe(0)
    }
  }
})

/** The typefaces of a sweep, and at which widths: the widest at every one, the two others alternate. */
const sweeps = {
  'at some widths': [['verdana', 200, 52]],
  'at any width, in any font @long': [
    ['verdana', 200, 4],
    ['arial', 200, 8],
    ['times', 204, 8],
  ],
} as const

for (const [sweep, typefaces] of Object.entries(sweeps))
  test(`nothing overflows its tile, and no word breaks, ${sweep}`, async ({ page, partner }) => {
    test.slow(sweep.includes('@long'))
    const screen = { width: 1320, height: 800 }
    await page.setViewportSize(screen)
    await page.goto(`${partner}/plain.html`)
    await addTypefaces(page)
    const onPhone = 'body { margin: 0 24px; font-family: verdana }'
    await page.addStyleTag({
      content: `body { margin: 0 } @media (width = 320px) { ${onPhone} }`,
    })
    await everyStep(page, async (state) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await expect.poll(() => over(page), state).toBe(0)
      await page.setViewportSize(screen)
      // These consist of the same parts as the others.
      if (/nothing|turnaround|extras|contact/.test(state)) return
      for (const [family, first, by] of typefaces)
        expect(await faults(page, family, first, by), `${state}, ${family}`).toEqual([])
    })
  })

/** The texts that leave their tile or break within a word in this typeface, at each of the widths. */
const faults = (page: Page, family: string, first: number, by: number) =>
  page.evaluate(
    ([font, from, step]) => {
      const host = document.querySelector('quote-builder') as HTMLElement
      const root = host.shadowRoot as ShadowRoot
      const shown = (selector: string) =>
        [...root.querySelectorAll(selector)].filter((part) => part.checkVisibility())
      const tiles = shown('.counter, .choice, .services button, .actions, .panel, .receipt, .price')
      const ends = tiles.flatMap((tile) => [...tile.children].slice(-1))
      const texts = shown('h2, label, b, button, span').flatMap((part) =>
        [...part.childNodes].filter((node) => node instanceof Text),
      )
      const found: string[] = []
      const look = (width: number) => {
        host.style.width = `${width}px`
        for (const part of [...tiles, ...ends]) {
          const isWider = part.scrollWidth > part.clientWidth + 1
          if (isWider || part.getBoundingClientRect().right > width + 1)
            found.push(`${width}: ${part.className} ${part.textContent}`)
        }
        for (const text of width < 360 ? texts : []) {
          const range = document.createRange()
          for (const word of text.data.matchAll(/[^\s-]+/g)) {
            range.setStart(text, word.index)
            range.setEnd(text, word.index + word[0].length)
            const lines = new Set([...range.getClientRects()].map(({ top }) => top))
            if (lines.size > 1) found.push(`${width}: ${word[0]} breaks`)
          }
        }
      }
      host.style.fontFamily = font
      for (let width = from; width <= 1300; width += step) look(width)
      host.removeAttribute('style')
      return found
    },
    [family, first, by] as const,
  )

test('in a box that scrolls, and hidden in every usual way', async ({ page, partner }) => {
  await page.goto(`${partner}/calm.html`)
  const name = inquiryOn(page).name
  const form = page.locator('inquiry-form')
  const scrolling = await page.addStyleTag({ content: 'main { height: 200px; overflow: auto }' })
  await expect(name).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
  await scrolling.evaluate((element) => (element as HTMLElement).remove())
  expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(true)

  const ways = [{ hidden: true }, { style: 'display: none' }, { style: 'visibility: hidden' }]
  for (const hide of ways) {
    await form.evaluate((element, properties) => Object.assign(element, properties), hide)
    await expect(name, JSON.stringify(hide)).toBeHidden()
    await form.evaluate((element) => Object.assign(element, { hidden: false, style: '' }))
    await expect(name).toBeVisible()
  }
  await page.addStyleTag({ content: 'main { visibility: hidden }' })
  await expect(name).toBeHidden()
  const reached = () =>
    name.evaluate((field) => {
      field.scrollIntoView()
      const { x, y } = field.getBoundingClientRect()
      return document.elementFromPoint(x + 9, y + 9)?.localName
    })
  await page.addStyleTag({ content: 'main { visibility: visible; opacity: 0 }' })
  expect(await reached()).toBe('inquiry-form')
  await page.addStyleTag({ content: 'main { pointer-events: none }' })
  // Hidden parts cannot be pressed.
  expect(await reached()).not.toBe('inquiry-form')
})
