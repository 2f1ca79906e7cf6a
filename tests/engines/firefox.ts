import { firefox as playwright } from 'playwright'
import { firefox } from '../other-engines.ts'
import type { Engine } from './page.ts'

/** Starts Firefox; each tab has storage of its own. */
export async function startFirefox(): Promise<Engine> {
  const browser = await playwright.launch(firefox)
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
