import { test as base, expect } from '../browser.ts'
import type { Engine, EnginePage } from '../page.ts'
import { startChromium, startFirefox } from './playwright.ts'
import { startWebKit } from './webkit.ts'

export { expect }

const engines: Record<string, () => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
}

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
