import { test as base } from '../browser.ts'
import { builtFor } from '../built-for.ts'

/** The browser test with every page loading the quote builder of a company that asks for a day and a postal code. */
export const test = base.extend<object, { otherScript: string }>({
  otherScript: [
    async ({}, use) => {
      await use(await builtFor('specified'))
    },
    { scope: 'worker' },
  ],
  page: async ({ page, otherScript }, use) => {
    await page.route('**/widgets/quote-builder.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: otherScript }),
    )
    await use(page)
  },
})
