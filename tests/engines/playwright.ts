import {
  type BrowserType,
  chromium as playwrightChromium,
  firefox as playwrightFirefox,
} from 'playwright'
import { chromium, firefox } from '../installed-browsers.ts'
import type { Engine } from '../page.ts'

export const startChromium = () => start(playwrightChromium, chromium)
export const startFirefox = () => start(playwrightFirefox, firefox)

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
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
      return { page, messages, close: () => context.close() }
    },
    close: () => browser.close(),
  }
}
