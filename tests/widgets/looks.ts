import type { Locator, Page } from 'playwright/test'
import { inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

/** The computed styles and the box of every element of a widget, by its position in the widget. */
type Look = Record<string, Record<string, string>>

interface Looks {
  wear(html: string): void
  lookAt(host: Element): Look
  differences(before: Look, after: Look): string[]
}

type LooksPage = typeof globalThis & { looks: Looks; calm: Look }

/**
 * Gives the page the rules and the attributes of another page, records a widget's look, and compares two looks. Runs in
 * the page, because some hundred elements with 400 styles each take too long to hand over.
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
      // A page may have transitions of its boxes.
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

/** Gives the page the rules and the attributes of another. */
export const wear = (page: Page, html: string) =>
  page.evaluate((text) => (window as unknown as LooksPage).looks.wear(text), html)

/** The widget's look as text; the page keeps it for later comparisons. */
export const calmLook = (widget: Locator) =>
  widget.evaluate((host) => {
    const page = window as unknown as LooksPage
    page.calm = page.looks.lookAt(host)
    return JSON.stringify(page.calm)
  })

/** The differences from the last calm look, or from the one passed in, one line each. */
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
    // Another font of the page would change the size of every word.
    await widget.evaluate((host: HTMLElement) => {
      for (const font of ['--font-text', '--font-display']) host.style.setProperty(font, 'Arial')
    })
  }
  const see = async (state: string, widget: Locator) => {
    await page.mouse.move(0, 0)
    // The price is announced once it stops changing.
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

/** Prepares a page for comparing looks: nothing scrolls, sticky parts keep their place, and the clock is paused. */
export async function preparePage(page: Page) {
  await page.clock.install()
  await page.addInitScript(bringLooks)
  await page.setViewportSize({ width: 1280, height: 3000 })
}
