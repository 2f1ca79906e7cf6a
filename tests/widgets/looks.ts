import type { Locator, Page } from 'playwright/test'
import { inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

/** Every element of a widget in some state, by its place in it: its computed styles and its box. */
type Look = Record<string, Record<string, string>>

async function look(widget: Locator): Promise<Look> {
  // As one text: a browser hands over a hundred elements with 400 styles each too slowly otherwise.
  const text = await widget.evaluate((host) => {
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
    for (const [index, element] of root.querySelectorAll('.wizard, .wizard :not(path)').entries()) {
      const name = `${index} ${element.localName} ${element.getAttribute('class') ?? element.id}`
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = width ? [x - frame.x, y - frame.y, width, height] : []
      seen[name] = { ...styles(element), box: box.map((n) => n.toFixed(1)).join(' ') }
      for (const pseudo of { LABEL: ['::after'], DIALOG: ['::backdrop'] }[element.tagName] ?? [])
        seen[name + pseudo] = styles(element, pseudo)
    }
    return JSON.stringify(seen)
  })
  return JSON.parse(text)
}

/** How both widgets look at each kind of step and state, on a page that has one of each. */
export async function looksOn(page: Page, url: string): Promise<Record<string, Look>> {
  await page.clock.install()
  // Nothing scrolls, and what is sticky stays where it is.
  await page.setViewportSize({ width: 1280, height: 3000 })
  await page.goto(url)
  const [quote, inquiry] = [page.locator('quote-builder'), page.locator('inquiry-form')]
  for (const widget of [quote, inquiry]) {
    // A page may have another font, and with it other sizes of every word.
    await widget.evaluate((host: HTMLElement) => {
      for (const font of ['--font-text', '--font-display']) host.style.setProperty(font, 'Arial')
    })
  }
  const looks: Record<string, Look> = {}
  const see = async (state: string, widget: Locator) => {
    await page.mouse.move(0, 0)
    // The price is told once it rests.
    await page.clock.runFor(600)
    looks[state] = await look(widget)
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
  return looks
}

/** What differs between two sets of looks, one line each. */
export function differences(calm: Record<string, Look>, other: Record<string, Look>): string[] {
  return Object.entries(calm).flatMap(([state, look]) => {
    const names = new Set([...Object.keys(look), ...Object.keys(other[state] ?? {})])
    return [...names].flatMap((name) => {
      const [before = {}, after = {}] = [look[name], other[state]?.[name]]
      return Object.keys({ ...before, ...after })
        .filter((property) => before[property] !== after[property])
        .map((property) => `${state}, ${name}: ${property} ${before[property]}, ${after[property]}`)
    })
  })
}
