import { expect } from 'playwright/test'
import type { WebElement } from 'selenium-webdriver'
import type { Part, Role } from '../page.ts'

/** The functions of the page that a part needs. */
interface PageWithParts {
  keyboard: { type(text: string): Promise<void> }
  evaluate<T>(script: unknown, ...given: unknown[]): Promise<T>
}

/** WebKitGTK computes the role `button` for a select, because its list pops up. */
const computed = (role: Role) => (role === 'combobox' ? 'button' : role)

/** The visible elements that might have the name, in the page and in its shadow roots. */
function candidates(name: string): Element[] {
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ])
  return within(document).filter((element) => {
    const labels = (element as HTMLInputElement).labels ?? []
    const texts = [element.ariaLabel, element.textContent, ...[...labels].map((l) => l.textContent)]
    return (
      element.matches('a, button, dialog, h1, h2, h3, input, select, textarea, [role]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      texts.some((text) => text?.includes(name))
    )
  })
}

/**
 * Scrolls an element into view, because WebKit's driver does not do so on every page, and waits until it stops moving:
 * a driver presses where the element was a moment ago. Returns whether the element can be pressed.
 */
async function isReady(element: Element): Promise<boolean> {
  if (element.matches(':disabled, [aria-disabled=true]')) return false
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({ behavior: 'instant', block: 'center' })
  }
  let before = ''
  for (;;) {
    const { x, y } = element.getBoundingClientRect()
    const now = `${x} ${y}`
    if (now === before) return true
    before = now
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** An element of a page, found by the role and the name that the engine computes. */
export class WebDriverPart implements Part {
  readonly #page: PageWithParts
  readonly #role: Role
  readonly #name: string | undefined

  constructor(page: PageWithParts, role: Role, name: string | undefined) {
    this.#page = page
    this.#role = role
    this.#name = name
  }

  async #find(): Promise<WebElement | undefined> {
    const all = await this.#page.evaluate<WebElement[]>(candidates, this.#name ?? '')
    for (const element of all) {
      if ((await element.getAriaRole()) !== computed(this.#role)) continue
      if (this.#name === undefined || (await element.getAccessibleName()) === this.#name) {
        return element
      }
    }
  }

  /** Waits until the element exists and the action succeeds: until then it may be rendered again, or covered. */
  async #whenThere<T>(act: (element: WebElement) => Promise<T>): Promise<T> {
    let done: { value: T } | undefined
    await expect(async () => {
      const element = await this.#find()
      if (!element) throw new Error(`There is no ${this.#role} "${this.#name ?? ''}".`)
      done = { value: await act(element) }
    }).toPass({ intervals: [25, 50, 100] })
    return (done as { value: T }).value
  }

  click() {
    return this.#whenThere(async (element) => {
      if (!(await this.#page.evaluate(isReady, element))) throw new Error('It is disabled.')
      await element.click()
    })
  }

  fill(text: string) {
    return this.#whenThere(async (element) => {
      await this.#page.evaluate((field: HTMLInputElement) => {
        field.focus()
        field.select()
      }, element)
      await this.#page.keyboard.type(text)
    })
  }

  selectOption({ label }: { label: string }) {
    return this.#whenThere(async (element) => {
      const option = await this.#page.evaluate<WebElement>(
        (select: HTMLSelectElement, wanted: string) =>
          [...select.options].find((one) => one.label === wanted),
        element,
        label,
      )
      await option.click()
    })
  }

  inputValue() {
    return this.evaluate((field) => (field as HTMLInputElement).value)
  }

  textContent() {
    return this.evaluate((element) => element.textContent)
  }

  async isVisible() {
    return (await this.#find()) !== undefined
  }

  evaluate<T>(script: (element: HTMLElement) => T): Promise<T> {
    return this.#whenThere((element) => this.#page.evaluate<T>(script, element))
  }
}
