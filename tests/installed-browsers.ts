import { existsSync } from 'node:fs'
import { firefox as playwrightFirefox } from 'playwright'
import type { LaunchOptions } from 'playwright/test'
import {
  systemChromium,
  systemFirefox,
  systemWebKit,
  wholeChromium,
} from '../site/scripts/browsers.js'

const chromiumPath = systemChromium()

/** Debian's or the system's Chromium, kept quiet; without one, the one that Playwright installed. */
export const chromium: LaunchOptions = {
  ...(chromiumPath && { executablePath: chromiumPath }),
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

const firefoxPath = systemFirefox()

/** Debian's Firefox, unmodified; else the one that Playwright installed, if there is one. */
export const firefox = firefoxPath
  ? { executablePath: firefoxPath, channel: 'moz-firefox' }
  : existsSync(playwrightFirefox.executablePath())
    ? {}
    : undefined

export const webkit = systemWebKit()

/** The engines besides Chromium that this machine has: one project of the browser tests each. */
export function otherEngines(): string[] {
  const engines = [
    { name: 'firefox', label: 'Firefox', isHere: firefox !== undefined },
    { name: 'webkit', label: 'WebKit', isHere: webkit !== undefined },
  ]
  const here = engines.filter(({ isHere }) => isHere)
  const absent = engines.filter(({ isHere }) => !isHere)
  // Workers read the configuration too, and the message should appear once.
  if (!process.env.TEST_WORKER_INDEX) {
    const tested = ['Chromium', ...here.map(({ label }) => label)]
    const remarks = absent.map(({ name, label }) => ` ${label} is left out: ${reasons[name]}.`)
    console.log(`Testing in ${tested.join(', ')}.${remarks.join('')}`)
  }
  return here.map(({ name }) => name)
}

const reasons: Readonly<Record<string, string>> = {
  firefox: 'there is no firefox-esr, and Playwright installed none',
  webkit: 'there is no WebKitGTK (webkit2gtk-driver and xvfb)',
}
