import { fileURLToPath } from 'node:url'
import { createBuilder, type Rolldown } from 'vite'
import { test as base } from '../browser.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The quote builder as it is built for the other company: it asks for a day and a postal code. */
async function builtForOtherCompany(): Promise<string> {
  const { environments, build } = await createBuilder({
    configFile: path('../../vite.widget.config.ts'),
    logLevel: 'warn',
    build: { write: false },
    resolve: {
      alias: [
        {
          find: /^.*\/content\/(business|contact-step|prices)\.ts$/,
          replacement: path('../fixtures/other-company/$1.ts'),
        },
      ],
    },
  })
  const environment = environments.quote_builder
  if (!environment) throw new Error('The quote builder is no longer built.')
  const { output } = (await build(environment)) as Rolldown.RolldownOutput
  return output[0].code
}

/** The browser test with every page loading the other company's quote builder. */
export const test = base.extend<object, { otherScript: string }>({
  otherScript: [
    async ({}, use) => {
      await use(await builtForOtherCompany())
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
