import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { createElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from '../../browser.ts'
import { builtFile } from '../../built.ts'
import { bill, prices } from '../../facts.ts'
import { siteUrl } from '../../sites.ts'
import { wizardOn } from '../wizard-page.ts'
import { bundled, hostOf, install, onServer, serve, tarball, testingKit } from './installed.ts'

let installed = ''
test.beforeAll(() => {
  installed = install()
})
test.afterAll(() => rmSync(join(installed, '../..'), { recursive: true, force: true }))

test('publint and attw report nothing about the package, however it is loaded', async () => {
  const data = Uint8Array.from(readFileSync(tarball))
  const { messages } = await publint({ pack: { tarball: data.buffer }, strict: true })
  expect(messages).toEqual([])
  const checked = await checkPackage(createPackageFromTarballData(data))
  expect(checked).toMatchObject({ types: { kind: 'included' }, problems: [] })
})

test('the package can be required, and does nothing on a server', async () => {
  const require = createRequire(join(installed, '../../app.cjs'))
  await require('goldcrest-widgets').loadQuoteBuilder()
  const { QuoteBuilder } = require('goldcrest-widgets/react')
  expect(renderToString(createElement(QuoteBuilder, { test: true }, 'Call us.'))).toBe(
    '<quote-builder test="">Call us.</quote-builder>',
  )
})

test('the package is served as an archive', async ({ request }) => {
  const answer = await request.head(`${siteUrl}/widgets/${basename(tarball)}`)
  expect(answer.headers()['content-type']).toBe('application/gzip')
})

test("in React the components take over the server's HTML", async ({ page }) => {
  const { App } = await onServer(installed)
  const widgets = `${siteUrl}/widgets`
  const rendered = renderToString(createElement(StrictMode, null, createElement(App, { widgets })))
  expect(rendered).toMatch(/<quote-builder [^>]*class="price"[^>]*>Call us\.<\/quote-builder>/)
  await using app = await serve(
    appPage(`<div id="app" data-widgets="${widgets}">${rendered}</div>`),
    await bundled('take-over.tsx', installed),
  )
  await page.goto(app.address)
  const wizard = wizardOn(page)
  const eventLines = page.getByRole('list', { name: 'Heard' }).getByRole('listitem')
  await expect(wizard.heading).toHaveText('Count your rooms.')
  await expect(eventLines).toHaveText(['quotestep 2'])
  await wizard.more('bedroom', 1)
  const { total } = bill(['1 Bedroom', prices.airbnb.bedrooms])
  await expect(eventLines).toHaveText(['quotestep 2', `quotechange ${total}`])
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(eventLines).toHaveText(['ref Home Info'])

  // The script has loaded, and the element announces its step before React listens.
  const turn = page.getByRole('button', { name: 'Turn the page' })
  await turn.click()
  await expect(page.locator('quote-builder')).toHaveCount(0)
  await turn.click()
  await expect(eventLines.nth(1)).toHaveText('quotestep 2')
  await expect(page.locator('script[src^="http"]')).toHaveCount(2)

  const { inquiryForm } = await testingKit(installed)
  const form = inquiryForm(page)
  await form.fill({ service: 'pressure-washing' })
  await form.send()
  await expect(form.thanks).toBeVisible()
  await expect(eventLines.last()).toHaveText('inquirysent pressure-washing')
})

test.describe(() => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('the loader gets each newest script once, and tries again', async ({ page }) => {
    const host = hostOf(installed)
    const requestedPaths: string[] = []
    await page.route(`${host}/widgets/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      requestedPaths.push(pathname)
      if (requestedPaths.length < 3) return route.abort()
      return route.fulfill({
        path: builtFile(pathname),
      })
    })
    const form = '/widgets/inquiry-form.js'
    const pageScript = `<script async src="${host}${form}"></script>`
    await using app = await serve(appPage(pageScript), await bundled('load.ts', installed))
    await page.goto(app.address)
    const status = page.getByRole('status')
    const failed = `rejected: ${host}/widgets/quote-builder.js could not be loaded.`
    for (const [name, outcome] of [
      ['Quote', failed],
      ['Quote', 'fulfilled'],
      ['Inquiry', 'fulfilled'],
      ['Quote', 'fulfilled'],
    ] as const) {
      await page.getByRole('button', { name }).click()
      await expect(status).toHaveText(`${name}: ${outcome}, ${outcome}`)
    }
    const quote = '/widgets/quote-builder.js'
    expect(requestedPaths).toEqual([form, quote, quote, form])
  })
})

/** The page of a partner's app, without React's advertisement of its developer tools on the console. */
const appPage = (body: string) => `<!doctype html><title>A partner's app</title>
  <link rel="icon" href="data:,"><script>window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true }</script>
  ${body}<script type="module" src="/app.js"></script>`
