import type { Locator, Page } from 'playwright/test'

/** Sets a value that a script can set but no keyboard can type. */
export const force = (field: Locator, value: string) =>
  field.evaluate((input, text) => {
    Object.assign(input, { value: text })
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, value)

interface Oddity {
  oddity: string
  /** Runs before anything is filled in. */
  before(page: Page): unknown
}

/**
 * What a page may do that must not keep a message from being sent. They run in this order on one page; the unit tests of
 * mails cover the answers.
 */
export const oddities: Oddity[] = [
  {
    oddity: 'no dataLayer',
    before: (page) => page.evaluate(() => Reflect.deleteProperty(window, 'dataLayer')),
  },
  {
    oddity: 'a dataLayer that is an object',
    before: (page) => page.evaluate(() => Object.assign(window, { dataLayer: {} })),
  },
  {
    oddity: 'a dataLayer that is frozen, which is only logged',
    before: (page) => page.evaluate(() => Object.assign(window, { dataLayer: Object.freeze([]) })),
  },
  {
    oddity: 'Array.prototype.toJSON patched by the page',
    before: (page) =>
      page.evaluate(() => {
        Object.assign(window, { dataLayer: [] })
        Object.assign(Array.prototype, { toJSON: () => 'patched' })
      }),
  },
  {
    oddity: 'storage that is filled with garbage',
    before: async (page) => {
      await page.evaluate(() => {
        for (const storage of [localStorage, sessionStorage]) {
          storage.clear()
          storage.setItem('quote-builder', '{"step":1e9,"answers":{"bedrooms":'.repeat(1000))
          storage.setItem('inquiry-form', '[[[')
        }
      })
      await page.reload()
    },
  },
  {
    oddity: 'storage that is full',
    before: (page) =>
      page.evaluate(() => {
        for (const storage of [localStorage, sessionStorage]) {
          storage.clear()
          for (let size = 2 ** 22; size >= 1; size /= 2) {
            try {
              for (let i = 0; ; i++) storage.setItem(`${size}-${i}`, 'x'.repeat(size))
            } catch {
              // There is no room left for pieces of this size.
            }
          }
        }
      }),
  },
]

/** The browser's message for a frozen dataLayer. */
export const frozenDataLayer = /^error: TypeError: .*not extensible/

/** Ways to press twice at once; each must send one message. */
export const presses: Record<string, (send: Locator, field: Locator) => Promise<unknown>> = {
  'a double click': (send) => send.dblclick(),
  'Enter and a click on top': async (send, field) => {
    await field.press('Enter')
    await send.click({ force: true, noWaitAfter: true }).catch(() => {})
  },
  'two submits in one go': (_, field) =>
    field.evaluate((input: HTMLInputElement) => {
      input.form?.requestSubmit()
      input.form?.requestSubmit()
    }),
}
