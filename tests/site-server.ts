import type { PlaywrightTestConfig } from 'playwright/test'
import { repository } from './sites.js'

type Server = Exclude<PlaywrightTestConfig['webServer'], readonly unknown[] | undefined>

/** Builds what an environment of sites.js names, unless it is built, and serves it at the port. */
export function siteServer(env: Record<string, string>, port: number): Server {
  return {
    command: 'node tests/build-site.js && node site/scripts/start.js --built',
    cwd: repository,
    env: { ...env, PORT: String(port) },
    url: `http://localhost:${port}`,
    stdout: 'ignore',
    // In a fresh clone all pictures are drawn first.
    timeout: 900_000,
  }
}
