import type { PlaywrightTestConfig } from 'playwright/test'
import { repository } from './sites.js'

export type Server = Exclude<PlaywrightTestConfig['webServer'], readonly unknown[] | undefined>

/** Builds what an environment of sites.js names, unless that is built, and serves it at the port. */
export function siteServer(env: Record<string, string>, port: number, ...before: string[]): Server {
  return builtServer(env, port, ...before, 'node tests/build-site.js')
}

/** Serves at the port what is built once these commands have run. */
export function builtServer(
  env: Record<string, string>,
  port: number,
  ...before: string[]
): Server {
  return {
    command: [...before, 'node site/scripts/start.js --built'].join(' && '),
    cwd: repository,
    env: { ...env, PORT: String(port) },
    url: `http://localhost:${port}`,
    stdout: 'ignore',
    // In a fresh clone all pictures are drawn first.
    timeout: 900_000,
  }
}
