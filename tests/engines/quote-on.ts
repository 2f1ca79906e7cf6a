import { tiles } from '../facts.ts'
import type { EnginePage, Role } from '../page.ts'
import { contact } from '../widgets/wizard-page.ts'
import { expect } from './engine.ts'

/** Uses the quote builder as a visitor does, by its accessible names, in any browser engine. */
export function quoteOn(page: EnginePage) {
  const part = (role: Role, name: string) => page.getByRole(role, { name, exact: true })
  const press = (name: string) => part('button', name).click()
  const choose = (service: keyof typeof tiles) => press(tiles[service])
  return {
    part,
    press,
    choose,

    async more(item: string, times: number) {
      for (let i = 0; i < times; i++) await press(`One more ${item}`)
    },

    /** Waits for a step or a page by its heading. */
    async waitForHeading(heading: string) {
      await expect.poll(() => part('heading', heading).isVisible(), heading).toBe(true)
    },

    /** Waits until the part, or an element around it such as an alert, has the focus. */
    async waitForFocus(role: Role, name: string) {
      const target = part(role, name)
      await expect
        .poll(
          () => target.evaluate((element) => !!element.closest(':focus')),
          `${name} has the focus`,
        )
        .toBe(true)
    },

    /** The text of the first element that a selector finds in the widget. */
    text: (selector: string) =>
      page.evaluate((wanted) => {
        const root = document.querySelector('quote-builder')?.shadowRoot
        return root?.querySelector<HTMLElement>(wanted)?.innerText.replace(/\s+/g, ' ').trim()
      }, selector),

    /** The lines of the quote, each its label and its price. */
    lines: () =>
      page.evaluate(() => {
        const root = document.querySelector('quote-builder')?.shadowRoot
        return [...(root?.querySelectorAll('.lines li') ?? [])].map((line) => line.textContent)
      }),

    async fillContact() {
      await part('textbox', 'Name').fill(contact.name)
      await part('textbox', 'Email').fill(contact.email)
      await part('textbox', 'Phone').fill(contact.phone)
      await part('textbox', 'Additional Notes').fill(contact.message)
    },

    /** Goes from a fresh page to the contact step, with a residential quote of one bedroom. */
    async reachContact() {
      await choose('Residential Cleaning')
      await press('One more bedroom')
      for (let i = 0; i < 3; i++) await press('Continue')
      await press('Get Quote & Book')
    },

    /**
     * Does the same as `reachContact` by the link of that quote, with far fewer presses, for tests that are not about
     * the steps.
     */
    async openContact() {
      await page.evaluate(() => location.replace('#q=2.r.bedrooms-1.frequency-onetime.extras-0'))
      await press('Get Quote & Book')
    },
  }
}

/** Waits until the page is at the address; it tries again when no page can run a script yet. */
export async function arrivesAt(page: EnginePage, url: string) {
  await expect(async () => {
    expect(await (page.address?.() ?? page.evaluate(() => location.href))).toBe(url)
  }).toPass({ intervals: [100] })
}

/**
 * Moves in the history by script, because browsers differ in what they wait for when they go back. Waits for the
 * page to load, because WebKit may drop an earlier request.
 */
export const travel = (page: EnginePage, by: number) =>
  page.evaluate((steps) => {
    const go = () => setTimeout(() => history.go(steps))
    if (document.readyState === 'complete') go()
    else addEventListener('load', go)
  }, by)
