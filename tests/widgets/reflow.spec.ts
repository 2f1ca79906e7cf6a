import { expect, test } from '../browser.ts'
import { everyStep, showsWayOn, wayOn } from './every-step.ts'
import { reflowFaults } from './reflow-faults.ts'
import { blocked, states } from './states.ts'
import { wizardOn } from './wizard-page.ts'

test.use({ expectedMessages: [blocked] })

// The window is so high that nothing floats over anything else.
const height = 8000
const narrow = { width: 320, height }
const desktop = { width: 1280, height }
const margins = 'body { margin: 16px }'

const twice = 'quote-builder, inquiry-form { --unit: 2px }'
const zoomed = 'quote-builder, inquiry-form { zoom: 2 }'
const spaced =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

type Situation = [name: string, size: typeof narrow, page: string, inside?: string]

/** Settings of a visitor: the width that is left, and rules of the page and inside; 320 pixels are 1,280 at 400 %. */
const situations: Situation[] = [
  ['a screen 320 pixels wide', narrow, margins],
  ['a unit of two pixels, on a screen 320 pixels wide', narrow, margins + twice],
  ['text spaced out, on a screen 320 pixels wide', narrow, margins, spaced],
  ['a unit of two pixels, on a screen 640 pixels wide', { ...desktop, width: 640 }, twice],
  ['a unit of two pixels, on a wide screen', desktop, twice],
  ['a page that zooms them to twice their size', desktop, zoomed],
]

const sweeps = {
  'on small screens': situations.slice(0, 2),
  'in any other setting @long': situations.slice(2),
}

for (const [file, every] of Object.entries(states))
  for (const [sweep, chosen] of Object.entries(sweeps))
    test(`${file}: nothing is cut off or covered ${sweep}`, async ({ page, partner }) => {
      test.slow()
      await page.goto(`${partner}/${file}?success-url=none`)
      const widget = page.locator('quote-builder, inquiry-form')
      const [calm] = situations as [Situation]
      const arrange = async ([_, size, outside, inside = '']: Situation) => {
        await page.setViewportSize(size)
        await widget.evaluate(
          ({ shadowRoot }, rules) => {
            const sheets = [document, shadowRoot as ShadowRoot].map((root, at) => {
              const sheet = new CSSStyleSheet()
              sheet.replaceSync(rules[at] ?? '')
              return [root, sheet] as const
            })
            const { measuredSheets = sheets } = window as { measuredSheets?: typeof sheets }
            for (const [at, [root, sheet]] of sheets.entries()) {
              const others = root.adoptedStyleSheets.filter(
                (one) => one !== measuredSheets[at]?.[1],
              )
              root.adoptedStyleSheets = [...others, sheet]
            }
            Object.assign(window, { measuredSheets: sheets })
          },
          [outside, inside],
        )
      }
      await arrange(calm)
      await every(page, async (state) => {
        for (const situation of chosen) {
          await arrange(situation)
          expect.soft(await reflowFaults(page), `${state}, with ${situation[0]}`).toEqual([])
        }
        await arrange(calm)
      })
    })

test('with larger text on a phone no word of a quote breaks', async ({ page, partner }) => {
  await page.setViewportSize({ width: 390, height })
  const query = 'service=residential&bedrooms=1&frequency=weekly&extras=none'
  await page.goto(`${partner}/plain.html?${query}`)
  await page.addStyleTag({ content: 'quote-builder { --unit: 1.5px }' })
  const wizard = wizardOn(page)
  await expect(wizard.book).toBeVisible()
  const broken = await page.locator('quote-builder').evaluate(({ shadowRoot }) => {
    const found: string[] = []
    const walker = document.createTreeWalker(shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (text.parentElement?.closest('.hidden')) continue
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(word)
      }
    }
    return found
  })
  expect(broken).toEqual([])
})

test('on a phone every step shows Continue, and no total covers it', async ({ page, partner }) => {
  const phone = { width: 390, height: 844 }
  await page.setViewportSize(phone)
  await page.goto(`${partner}/plain.html`)
  const tab = wizardOn(page).tab
  /** Where the total covers the button while the page is scrolled, and whether it scrolls with the page. */
  const whileScrolled = () =>
    page.evaluate(() => {
      const root = document.querySelector('quote-builder')?.shadowRoot as ShadowRoot
      const box = (part: string) =>
        root.querySelector(`[part=${part}]`)?.getBoundingClientRect() as DOMRect
      const covered: number[] = []
      const places = new Set<number>()
      for (let y = 0; y + innerHeight <= document.documentElement.scrollHeight; y += 20) {
        scrollTo(0, y)
        const total = box('total')
        places.add(Math.round(total.top + y))
        for (const button of [box('continue'), box('back')])
          if (total.top < button.bottom && button.top < total.bottom) covered.push(y)
      }
      return { covered, isStill: places.size === 1 }
    })
  await everyStep(page, async (state) => {
    if (state === 'service') return
    await expect(wayOn(page)).toBeVisible()
    expect(await showsWayOn(page), state).toBe(true)
    if (!(await tab.isVisible())) return
    for (const height of [844, 667, 500, 390, 256]) {
      await page.setViewportSize({ ...phone, height })
      const { covered, isStill } = await whileScrolled()
      expect(covered, `${state}, ${height} pixels`).toEqual([])
      if (height < 400) expect(isStill, `${state}, ${height} pixels`).toBe(true)
    }
    await page.setViewportSize(phone)
  })
})

test('no focus is covered on a small screen', async ({ page, partner }) => {
  const wizard = wizardOn(page)
  /** Tabs through what the keyboard reaches, from the pressed button on. */
  const goThrough = async (view: string) => {
    const covered: string[] = []
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let i = 0; i < 16; i++) {
        await page.keyboard.press(key)
        const name = await page.evaluate(() => {
          const root = document.querySelector('quote-builder')?.shadowRoot as ShadowRoot
          const active = root.activeElement
          if (!active) return ''
          const { left, right, top, bottom } = active.getBoundingClientRect()
          const seen = [0.1, 0.5, 0.9].some((part) => {
            const at = root.elementFromPoint((left + right) / 2, top + (bottom - top) * part)
            return at && (active.contains(at) || at.contains(active))
          })
          return seen ? '' : active.getAttribute('aria-label') || active.textContent || active.id
        })
        if (name) covered.push(`${view}, ${key}: ${name}`)
      }
    }
    expect(covered).toEqual([])
  }
  const width = 320
  await page.setViewportSize({ width, height: 256 })
  await page.goto(`${partner}/plain.html?service=residential&mode=dialog`)
  await page.getByRole('button', { name: 'Get an instant quote' }).click()
  await wizard.more('bedroom', 1)
  await goThrough('in a dialog, 256')
  await page.goto(`${partner}/plain.html?service=residential`)
  for (const height of [256, 640]) {
    await page.setViewportSize({ width, height })
    await wizard.more('bedroom', 1)
    await goThrough(`inline, ${height}`)
  }
  await page.setViewportSize({ width, height: 800 })
  for (let step = 0; step < 3; step++) await wizard.continue.click()
  await wizard.book.click()
  await goThrough('contact, 800')
})
