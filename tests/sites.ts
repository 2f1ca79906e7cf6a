import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PlaywrightTestConfig } from 'playwright/test'

/** The project's folder. */
export const repository = fileURLToPath(new URL('..', import.meta.url))

/** Where the tests keep what they build, relative to the project. */
const cacheFolder = 'node_modules/.cache/sites'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** The arguments with which Node runs a script of the project, or of a copy, from any working folder. */
export const scriptArgs = (script: string, project = repository): string[] => [
  '--import',
  tsx,
  path.join(project, script),
]

/**
 * The environment in which a folder of content is built and served for the tests, whatever their machine or
 * .env says: no address, no account.
 */
export const environmentOf = (name: string, content: string) => ({
  CONTENT: content,
  DIST: `${cacheFolder}/${name}`,
  MAILBOX: `test-results/mailbox-${name}`,
  // A test's environment may override these.
  NODE_ENV: 'production',
  SITE_URL: '',
  VITE_GTM_ID: '',
  EDITOR_REPO: '',
  VITE_EMAILJS_SERVICE_ID: '',
  VITE_EMAILJS_QUOTE_TEMPLATE_ID: '',
  VITE_EMAILJS_INQUIRY_TEMPLATE_ID: '',
  VITE_EMAILJS_PUBLIC_KEY: '',
  VITE_EMAILJS_RESERVE_SERVICE_ID: '',
  VITE_EMAILJS_RESERVE_QUOTE_TEMPLATE_ID: '',
  VITE_EMAILJS_RESERVE_INQUIRY_TEMPLATE_ID: '',
  VITE_EMAILJS_RESERVE_PUBLIC_KEY: '',
})

/** The company of the specification, whose facts never change: the tests of behaviour rely on them. */
export const specified = environmentOf('specified', 'tests/fixtures/specified')

/** A company of another trade in another town, which shares no content with the first. */
export const gardens = environmentOf('gardens', 'tests/fixtures/gardens')

/**
 * Not port 4173 of `npm start`, so that the tests can run next to a running site; TEST_PORT changes it. Below 32768, where
 * Linux begins to hand ports to any program: one of ours could be taken while the tests run.
 */
export const sitePort = Number(process.env.TEST_PORT ?? 21_730)

/** Chromium resolves every name under .localhost to this machine: each test gets its own origin. */
export const siteUrl = `http://localhost:${sitePort}`

/** The same mailbox under a name that no page has sent to, so that the browser sends a new preflight. */
export const otherMailUrl = `http://mail.localhost:${sitePort}`

/** The site of the garden company. */
export const gardensUrl = `http://localhost:${sitePort + 3}`

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
