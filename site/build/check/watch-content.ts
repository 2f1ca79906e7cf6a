import { setTimeout as pause } from 'node:timers/promises'
import { type ErrorPayload, normalizePath, type Plugin } from 'vite'
import { contentFolder } from '../content/content-folder.ts'
import { contentProblems } from './content-problems.ts'

/** The problems in the content, once the last change is checked; '' when there are none. */
export type ReadProblems = () => Promise<string>

/** The `api` of the plugin, for other plugins. */
export interface ContentCheck {
  readonly problems: ReadProblems
  /** Calls a listener with the problems after each checked change. Returns what removes it. */
  onChecked(listener: (problems: string) => void): () => void
}

/**
 * Whether a file is content that the owner writes. While a browser saves a file, it writes a copy
 * next to it, whose name ends with .crswap
 * (https://developer.chrome.com/docs/capabilities/web-apis/file-system-access).
 */
export function isContent(file: string): boolean {
  const isCopy = file.endsWith('.crswap')
  return !isCopy && normalizePath(file).startsWith(`${normalizePath(contentFolder)}/`)
}

/** Finds the content check among the plugins of a server. */
export function checkAmong(plugins: readonly Plugin[]): ContentCheck {
  const found: Plugin<ContentCheck> | undefined = plugins.find(({ name }) => name === checkName)
  if (!found?.api) throw new Error(`There is no plugin ${checkName}.`)
  return found.api
}

const checkName = 'check-content'

/** An empty page, over which the overlay is shown. */
const emptyPage =
  '<!doctype html><html lang="en"><head><title>To be corrected</title></head></html>'

/**
 * While developing, checks the content at the start and after each change. Problems are shown in
 * the terminal and over the page until they are fixed: an open page stays as it was, and a page
 * that is opened meanwhile is empty. Builds are checked before they start.
 */
export function checkContent(): { plugin: Plugin<ContentCheck>; problems: ReadProblems } {
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
      const check = async (previous: string) => {
        const found = await contentProblems(config.mode)
        if (found === previous) return found
        if (found) {
          config.logger.error(found)
          hot.send(overlayOf(found))
        } else {
          hot.send({ type: 'full-reload' })
        }
        return found
      }
      const checkChange = async () => {
        // A new file is empty at first, so the check waits a moment.
        const checked = problems.then((previous) => pause(100, previous)).then(check)
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
      handler: async (html) => ((await problems) ? emptyPage : html),
    },
  }
  return { plugin, problems: () => problems }
}

function overlayOf(message: string): ErrorPayload {
  return { type: 'error', err: { message, stack: '' } }
}
