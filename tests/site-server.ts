import type { PlaywrightTestConfig } from 'playwright/test'
import { repository } from './sites.ts'

export type Server = Exclude<PlaywrightTestConfig['webServer'], readonly unknown[] | undefined>

/** Builds the content that an environment of sites.js names, unless it is already built, and serves it at the port. */
export function siteServer(env: Record<string, string>, port: number, ...before: string[]): Server {
  return builtServer(env, port, ...before, 'node --import tsx tests/build-site.ts')
}

/** Runs these commands, and then serves what they built at the port. */
export function builtServer(
  env: Record<string, string>,
  port: number,
  ...before: string[]
): Server {
  return {
    command: [...before, 'node --import tsx tests/serve.ts'].join(' && '),
    cwd: repository,
    env: { ...env, PORT: String(port) },
    url: `http://localhost:${port}`,
    stdout: 'ignore',
    // In a fresh clone all pictures are drawn first.
    timeout: 900_000,
  }
}
