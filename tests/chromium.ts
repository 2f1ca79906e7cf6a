import type { LaunchOptions } from 'playwright/test'
import { systemChromium } from '../site/build/chromium.js'

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
