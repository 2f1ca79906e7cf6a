import {
  type BrowserType,
  chromium as playwrightChromium,
  firefox as playwrightFirefox,
} from 'playwright'
import { test as base, expect } from '../browser.ts'
import { chromium, firefox } from '../installed-browsers.ts'
import type { Engine, EnginePage } from '../page.ts'
import { startWebKit } from './webkit.ts'

export { expect }

/** The details of a main journey, which every engine runs in `npm test`. */
export const main = { tag: '@main' }

const engines: Record<string, () => Promise<Engine>> = {
  chromium: () => start(playwrightChromium, chromium),
  firefox: () => start(playwrightFirefox, firefox),
  webkit: startWebKit,
}

/** Firefox writes that a font did not load when its page was left meanwhile (NS_BINDING_ABORTED). */
const leftWhileLoading = /^download failed \(font-family.*status=2152398850/

/** Gives each test a tab of the engine that its Playwright project is named after. */
export const test = base.extend<{ tab: EnginePage }, { engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use, { project }) => {
      const start = engines[project.name.replace(' @long', '')]
      if (!start) throw new Error(`There is no engine called ${project.name}.`)
      const engine = await start()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  tab: async ({ engine, expectedMessages }, use) => {
    const { page, messages, close } = await engine.newTab()
    await use(page)
    // Once the page has answered, all its earlier console messages have arrived.
    if (!page.isClosed()) await page.evaluate(() => undefined)
    await close()
    const unexpected = messages.filter(
      (message) => !expectedMessages.some((known) => known.test(message)),
    )
    expect(unexpected, 'nothing is written to the console').toEqual([])
  },
})

/** Starts a browser that Playwright drives; each tab has its own storage. */
async function start(
  type: BrowserType,
  options: Parameters<BrowserType['launch']>[0],
): Promise<Engine> {
  const browser = await type.launch(options)
  return {
    async newTab() {
      const context = await browser.newContext()
      const page = await context.newPage()
      const messages: string[] = []
      page.on('console', (message) => {
        if (!leftWhileLoading.test(message.text()))
          messages.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
      return { page, messages, close: () => context.close() }
    },
    close: () => browser.close(),
  }
}
