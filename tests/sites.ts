import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

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
})

/** The company of the specification, whose facts never change: the tests of behaviour rely on them. */
export const specified = environmentOf('specified', 'tests/fixtures/specified')

/** A company of another trade in another town, which shares no content with the first. */
export const gardens = environmentOf('gardens', 'tests/fixtures/gardens')
