import { existsSync } from 'node:fs'
import { firefox as playwrightFirefox } from 'playwright'
import { systemFirefox, systemWebKit } from '../site/scripts/engines.js'

const executablePath = systemFirefox()

/** Debian's Firefox, driven as it is; else the one that Playwright installed, if it did. */
export const firefox = executablePath
  ? { executablePath, channel: 'moz-firefox' }
  : existsSync(playwrightFirefox.executablePath())
    ? {}
    : undefined

export const webkit = systemWebKit()

/** The engines beside Chromium that this machine has: one project of the browser tests each. */
export function otherEngines(): string[] {
  const here = Object.entries({ firefox, webkit })
  // Workers read the configuration too; it is said once.
  if (!process.env.TEST_WORKER_INDEX) {
    for (const [engine, found] of here) if (!found) console.log(absence[engine])
  }
  return here.flatMap(([engine, found]) => (found ? engine : []))
}

const absence: Record<string, string> = {
  firefox: 'Firefox is not tested: this machine has no firefox-esr, and Playwright installed none.',
  webkit: 'WebKit is not tested: this machine has no WebKitGTK (webkit2gtk-driver and xvfb).',
}
