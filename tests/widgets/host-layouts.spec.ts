import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { everyStep } from './every-step.ts'
import { inquiryOn } from './inquiry-page.ts'
import { addTypefaces, typefaces } from './typefaces.ts'
import { wizardOn } from './wizard-page.ts'

/** By how much the page is wider than its window. */
const over = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const tag of ['quote-builder', 'inquiry-form']) {
  test(`${tag} takes the room that every kind of box has for it, and fits a narrow window`, async ({
    page,
    partner,
  }) => {
    await page.goto(`${partner}/layouts.html?${tag}`)
    await expect(page.getByRole('button', { name: /Send|Residential/ })).toHaveCount(13)
    for (const style of ['', 'display: flex; margin: 0 4px; padding: 0 4px']) {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        const tight = await page.evaluate(
          ([name = '', given = '']) => {
            const hosts = [...document.querySelectorAll<HTMLElement>(name)]
            for (const host of hosts) Object.assign(host, { style: given })
            return hosts.flatMap(({ shadowRoot, parentElement }) => {
              const room = shadowRoot?.querySelector('.wizard')?.clientWidth ?? 0
              // Beside another column it has half of its box at least.
              const enough = Math.max(260, 0.4 * (parentElement?.clientWidth ?? 0))
              return room > enough ? [] : `${parentElement?.title}: ${room}`
            })
          },
          [tag, style],
        )
        expect(tight, `${width} px, ${style}`).toEqual([])
        expect(await over(page), `${width} px, ${style}`).toBe(0)
      }
    }
  })
}

for (const [tag, width] of [
  ['quote-builder', 720],
  ['inquiry-form', 640],
] as const)
  test(`${tag} is ${width} pixels wide in a box as wide as its content, and fits a narrow one`, async ({
    page,
    partner,
  }) => {
    await page.goto(`${partner}/shrink-to-fit.html?${tag}`)
    const widths = () =>
      page
        .locator(tag)
        .evaluateAll((hosts) =>
          Object.fromEntries(
            hosts.map(({ parentElement, clientWidth, shadowRoot }) => [
              parentElement?.title,
              shadowRoot?.querySelector('.wizard')?.clientWidth === clientWidth && clientWidth,
            ]),
          ),
        )
    await expect(page.getByRole('button', { name: /Send|Residential/ }).first()).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [box, found] of Object.entries(await widths())) expect(found, box).toBe(width)
    for (const narrow of [390, 320, 280]) {
      await page.setViewportSize({ width: narrow, height: 700 })
      for (const [box, found] of Object.entries(await widths())) {
        expect(found, `${box} at ${narrow} px`).toBeGreaterThan(0.6 * narrow)
        expect(found, `${box} at ${narrow} px`).toBeLessThanOrEqual(narrow)
      }
      expect(await over(page), `${narrow} px`).toBe(0)
    }
  })

test('on a phone of 320 pixels with margins no step of the quote is wider than its page', async ({
  page,
  partner,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${partner}/plain.html?success-url=none`)
  await page.addStyleTag({ content: 'body { margin: 0 24px; font-family: Verdana, sans-serif }' })
  const wizard = wizardOn(page)
  const fits = async () => expect(await over(page)).toBe(0)
  await fits()
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 9)
  await fits()
  for (let step = 0; step < 3; step++) {
    await wizard.continue.click()
    await fits()
  }
  await wizard.book.click()
  await fits()
  for (const service of ['Commercial Cleaning', 'Airbnb Cleaning', 'Pressure Washing']) {
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await page.addStyleTag({ content: 'body { margin: 0 24px; font-family: Verdana, sans-serif }' })
    await wizard.choose(service)
    await fits()
  }
})

for (const font of typefaces)
  test(`at any width from 200 to 1300 pixels, in type as wide as ${font}, nothing leaves its tile and no word breaks`, async ({
    page,
    partner,
  }) => {
    // Prices with cents are as wide as prices get.
    await page.route('**/quote-builder.js', async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      const rates = /((?:bedrooms|officeCount|deck|ovenCleaning|"1-car"):\d+)(?=[,}])/g
      await route.fulfill({ response, body: body.replace(rates, '$1.5') })
    })
    await page.setViewportSize({ width: 1320, height: 800 })
    await page.goto(`${partner}/plain.html`)
    await page.addStyleTag({ content: 'body { margin: 0 }' })
    await addTypefaces(page)
    await everyStep(page, async (state) => {
      // These are made of what the others are made of.
      if (/nothing|turnaround|extras|contact/.test(state)) return
      const faults = await page.evaluate((family) => {
        const host = document.querySelector('quote-builder') as HTMLElement
        const root = host.shadowRoot as ShadowRoot
        const shown = (selector: string) =>
          [...root.querySelectorAll(selector)].filter((part) => part.checkVisibility())
        const tiles = shown(
          '.counter, .choice, .services button, .actions, .panel, .receipt, .price',
        )
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
        host.style.fontFamily = family
        for (let width = 200; width <= 1300; width += 4) look(width)
        host.removeAttribute('style')
        return found
      }, font)
      expect(faults, state).toEqual([])
    })
  })

test('the page can hide it in every usual way, and nothing hidden takes a press', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/calm.html`)
  const name = inquiryOn(page).name
  const form = page.locator('inquiry-form')
  await expect(name).toBeVisible()
  for (const hide of [
    { hidden: true },
    { style: 'display: none' },
    { style: 'visibility: hidden' },
  ]) {
    await form.evaluate((element, given) => Object.assign(element, given), hide)
    await expect(name, JSON.stringify(hide)).toBeHidden()
    await form.evaluate((element) => Object.assign(element, { hidden: false, style: '' }))
    await expect(name).toBeVisible()
  }
  await page.addStyleTag({ content: 'main { visibility: hidden }' })
  await expect(name).toBeHidden()
  const met = () =>
    name.evaluate((field) => {
      field.scrollIntoView()
      const { x, y } = field.getBoundingClientRect()
      return document.elementFromPoint(x + 9, y + 9)?.localName
    })
  await page.addStyleTag({ content: 'main { visibility: visible; opacity: 0 }' })
  expect(await met()).toBe('inquiry-form')
  await page.addStyleTag({ content: 'main { pointer-events: none }' })
  expect(await met()).not.toBe('inquiry-form')
})

test('in a box that scrolls nothing of it makes the page longer', async ({ page, partner }) => {
  await page.goto(`${partner}/calm.html`)
  await page.addStyleTag({ content: 'main { height: 200px; overflow: auto }' })
  await expect(inquiryOn(page).name).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
})
