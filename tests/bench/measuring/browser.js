import { chromium } from 'playwright'
import { systemChromium } from '../../../site/scripts/browsers.js'

/** This machine's Chromium, which makes no requests by itself during a measurement. */
export function launchBrowser() {
  const executablePath = systemChromium()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: quietFlags,
  })
}

export const quietFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
