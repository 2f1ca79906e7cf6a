import type { Page } from 'playwright/test'
import type { Given } from './given.ts'

/** The actions of a test on a host page, and what the page shows of its elements. */
export function hostOn(page: Page) {
  const eventLines = page.getByRole('list', { name: 'Heard' }).getByRole('listitem')
  return {
    quote: page.locator('quote-builder'),
    inquiry: page.locator('inquiry-form'),
    /** One of several quote builders, by its key. */
    quoteOf: (key: string) => page.locator(`quote-builder#${key}`),
    /** The events that declared listeners got, and those of listeners added through a reference. */
    eventLines: eventLines.filter({ hasNotText: 'by ref' }),
    eventLinesByRef: eventLines.filter({ hasText: 'by ref' }),
    keepVisitors: page.getByLabel('Keep visitors'),
    trigger: page.getByRole('button', { name: 'What does it cost?' }),
    nothing: page.getByText('Nothing is for sale here.'),

    /** Opens the app at `url` as first rendered with these values; `more` is appended to its address. */
    open: (url: string, given: Given, more = '') =>
      page.goto(`${url}?${new URLSearchParams({ given: JSON.stringify(given) })}${more}`),

    /** Changes the app's state, and with it the values of the elements. */
    give: (given: Given) => page.getByLabel('Given').fill(JSON.stringify(given)),

    /** Goes to another page of the app as its router does: the document stays. */
    route: (hash: string) =>
      page.evaluate((to) => {
        location.hash = to
      }, hash),

    async loadWidgets(siteUrl: string) {
      for (const widget of ['quote-builder', 'inquiry-form'])
        await page.addScriptTag({ url: `${siteUrl}/widgets/${widget}.js` })
    },
  }
}
