import type { LaunchOptions } from 'playwright/test'
import { systemChromium, wholeChromium } from '../site/scripts/browsers.js'

const executablePath = systemChromium()

/** Debian's or the system's Chromium, kept quiet; without one, the one that Playwright installed. */
export const chromium: LaunchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

const wholePath = wholeChromium()

/** The full browser, which has a back/forward cache as a visitor's browser does. */
export const keepsPages: LaunchOptions = {
  ...chromium,
  ...(wholePath ? { executablePath: wholePath } : { channel: 'chromium' }),
}
