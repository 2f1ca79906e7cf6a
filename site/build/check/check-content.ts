import { setTimeout as pause } from 'node:timers/promises'
import { type ErrorPayload, normalizePath, type Plugin } from 'vite'
import { contentFolder } from '../content/content-folder.ts'
import { contentProblems } from './check.ts'

/** What is wrong with what the owner writes, once the last change was checked; '' when all is well. */
export type Problems = () => Promise<string>

/** What other plugins find in the `api` of the plugin. */
export interface ContentCheck {
  readonly problems: Problems
  /** Calls a listener with what is wrong after each change, once it is checked. Returns how to stop that. */
  onChecked(listener: (problems: string) => void): () => void
}

/**
 * Whether the owner writes a file. While a browser saves one, it writes a copy beside it, whose name ends with .crswap
 * (https://developer.chrome.com/docs/capabilities/web-apis/file-system-access).
 */
export function isContent(file: string): boolean {
  const isCopy = file.endsWith('.crswap')
  return !isCopy && normalizePath(file).startsWith(`${normalizePath(contentFolder)}/`)
}

/** The check of a server, by whose plugins it is found. */
export function checkAmong(plugins: readonly Plugin[]): ContentCheck {
  const found: Plugin<ContentCheck> | undefined = plugins.find(({ name }) => name === checkName)
  if (!found?.api) throw new Error(`There is no plugin ${checkName}.`)
  return found.api
}

const checkName = 'check-content'

/** A page that only carries the overlay. */
const nothing = '<!doctype html><html lang="en"><head><title>To be corrected</title></head></html>'

/**
 * While developing, checks what the owner writes at once and whenever it changes. What is wrong is said in the terminal
 * and over the page until it is right: the page that is open stays as it was, one that is opened has nothing behind it.
 * Builds are checked before they start.
 */
export function checkContent(): { plugin: Plugin<ContentCheck>; problems: Problems } {
  let problems = Promise.resolve('')
  const listeners = new Set<(problems: string) => void>()
  const plugin: Plugin<ContentCheck> = {
    name: checkName,
    apply: 'serve',
    api: {
      problems: () => problems,
      onChecked(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    configureServer({ config, watcher, environments }) {
      const { hot } = environments.client
      const check = async (before: string) => {
        const found = await contentProblems(config.mode)
        if (found === before) return found
        if (found) {
          config.logger.error(found)
          hot.send(overlayOf(found))
        } else {
          hot.send({ type: 'full-reload' })
        }
        return found
      }
      const checkChange = async () => {
        // A new file is empty at first.
        const checked = problems.then((before) => pause(100, before)).then(check)
        problems = checked
        const found = await checked
        // If a file changed during this check, the next check reports instead.
        if (checked === problems) for (const listener of listeners) listener(found)
      }
      problems = check('')
      watcher.on('all', (_, file) => {
        if (isContent(file)) checkChange()
      })
      hot.on('vite:client:connect', async (_, client) => {
        const found = await problems
        if (found) client.send(overlayOf(found))
      })
    },
    async hotUpdate() {
      return (await problems) ? [] : undefined
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => ((await problems) ? nothing : html),
    },
  }
  return { plugin, problems: () => problems }
}

function overlayOf(message: string): ErrorPayload {
  return { type: 'error', err: { message, stack: '' } }
}
