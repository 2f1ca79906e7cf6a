import { createHash } from 'node:crypto'
import type { Page } from 'playwright/test'
import { built, scriptCode } from '../built.ts'
import { siteUrl } from '../sites.ts'

/** The tests serve the built code as a release here, under a version that no release has. */
export const pinnedFolder = `${siteUrl}/widgets/0.0.1`
export const businessAddress = `${siteUrl}/widgets/business.1.json`

/** The company's data as the build wrote it. */
export const builtBusiness = () => JSON.parse(built('widgets/business.1.json'))

/** The tag of a pinned script, as a partner pastes it. */
export function pinnedTag(name: string, attributes = ''): string {
  const hash = createHash('sha384')
    .update(scriptCode(`${name}.js`))
    .digest('base64')
  return `<script async src="${pinnedFolder}/${name}.js" integrity="sha384-${hash}" crossorigin ${attributes}></script>`
}

/** Serves the code of the built scripts as a release that partners have pinned. */
export async function servePinned(page: Page): Promise<void> {
  await page.route(`${pinnedFolder}/*.js`, (route) => {
    const name = new URL(route.request().url()).pathname.replace(/.*\//, '')
    const body = name === 'quote-sheet.js' ? built(`widgets/${name}`) : scriptCode(name)
    return route.fulfill({
      contentType: 'text/javascript',
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
      body,
    })
  })
}

/** Answers a pinned script with other data of the company than the build's. */
export function serveBusiness(page: Page, data: unknown) {
  return page.route(businessAddress, (route) =>
    route.fulfill({ json: data, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
}
