import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

/** Every element of a widget in some state, by its place in it: its computed styles and its box. */
type Look = Record<string, Record<string, string>>

interface Looks {
  wear(html: string): void
  lookAt(host: Element): Look
  differences(before: Look, after: Look): string[]
}

type LooksPage = typeof globalThis & { looks: Looks; calm: Look }

/**
 * In the page, as looks of some hundred elements with 400 styles each take too long to hand over: gives it the rules and
 * the attributes of another page, looks at a widget, and compares two looks.
 */
function bringLooks() {
  const looks: Looks = {
    wear(html) {
      const { head, documentElement } = new DOMParser().parseFromString(html, 'text/html')
      for (const style of document.head.querySelectorAll('style')) style.remove()
      document.head.append(...head.querySelectorAll('style'))
      const root = document.documentElement
      for (const name of root.getAttributeNames()) root.removeAttribute(name)
      for (const { name, value } of documentElement.attributes) root.setAttribute(name, value)
      // A page may let its own boxes change slowly.
      for (const animation of document.getAnimations()) animation.finish()
    },

    lookAt(host) {
      const seen: Look = {}
      const styles = (element: Element, pseudo?: string) => {
        const computed = getComputedStyle(element, pseudo)
        return Object.fromEntries(
          Array.from(computed)
            .filter((name) => !name.startsWith('--'))
            .map((name) => [name, computed.getPropertyValue(name)]),
        )
      }
      const root = host.shadowRoot as ShadowRoot
      const frame = root.querySelector('.wizard')?.getBoundingClientRect() as DOMRect
      const elements = root.querySelectorAll('.wizard, .wizard :not(path)')
      for (const [index, element] of elements.entries()) {
        const name = `${index} ${element.localName} ${element.getAttribute('class') ?? element.id}`
        const { x, y, width, height } = element.getBoundingClientRect()
        const box = width ? [x - frame.x, y - frame.y, width, height] : []
        seen[name] = { ...styles(element), box: box.map((n) => n.toFixed(1)).join(' ') }
        for (const pseudo of { LABEL: ['::after'], DIALOG: ['::backdrop'] }[element.tagName] ?? [])
          seen[name + pseudo] = styles(element, pseudo)
      }
      return seen
    },

    differences(before, after) {
      return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
        const [one = {}, other = {}] = [before[name], after[name]]
        return Object.keys({ ...one, ...other })
          .filter((property) => one[property] !== other[property])
          .map((property) => `${name}: ${property} ${one[property]}, ${other[property]}`)
      })
    },
  }
  Object.assign(window, { looks })
}

/** Gives the page the rules and the attributes of one in tests/widgets/pages. */
export async function wear(page: Page, file: string) {
  const html = await readFile(new URL(`pages/${file}`, import.meta.url), 'utf8')
  await page.evaluate((text) => (window as unknown as LooksPage).looks.wear(text), html)
}

/** How the widget looks, as a text; the page keeps it to compare others with. */
export const calmLook = (widget: Locator) =>
  widget.evaluate((host) => {
    const page = window as unknown as LooksPage
    page.calm = page.looks.lookAt(host)
    return JSON.stringify(page.calm)
  })

/** What differs now from the last calm look, or from a given one, one line each. */
export const differences = (widget: Locator, calm = '') =>
  widget.evaluate((host, text) => {
    const page = window as unknown as LooksPage
    return page.looks.differences(text ? JSON.parse(text) : page.calm, page.looks.lookAt(host))
  }, calm)

/** Both widgets in each kind of step and state, on a page that has one of each. */
export async function everyLook(
  page: Page,
  url: string,
  look: (state: string, widget: Locator) => Promise<void>,
) {
  await page.goto(url)
  const [quote, inquiry] = [page.locator('quote-builder'), page.locator('inquiry-form')]
  for (const widget of [quote, inquiry]) {
    // A page may have another font, and with it other sizes of every word.
    await widget.evaluate((host: HTMLElement) => {
      for (const font of ['--font-text', '--font-display']) host.style.setProperty(font, 'Arial')
    })
  }
  const see = async (state: string, widget: Locator) => {
    await page.mouse.move(0, 0)
    // The price is told once it rests.
    await page.clock.runFor(600)
    await look(state, widget)
  }
  const wizard = wizardOn(page)
  await wizard.more('bedroom', 2)
  await see('Home Info', quote)
  await wizard.continue.click()
  await wizard.radio('Weekly').check()
  await see('Frequency', quote)
  await wizard.continue.click()
  await wizard.continue.click()
  await see('Your Quote', quote)
  await wizard.book.click()
  await see('Contact', quote)
  const form = inquiryOn(page)
  await form.send.click()
  await see('the inquiry with three errors', inquiry)
  await inquiry.evaluate((host) => host.setAttribute('mode', 'dialog'))
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await see('the inquiry in a dialog', inquiry)
}

/** A page whose looks are seen: nothing scrolls in it, what is sticky stays where it is, and its clock stands. */
export async function preparePage(page: Page) {
  await page.clock.install()
  await page.addInitScript(bringLooks)
  await page.setViewportSize({ width: 1280, height: 3000 })
}
