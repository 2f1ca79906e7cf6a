import { type ErrorPayload, normalizePath, type Plugin } from 'vite'
import { contentProblems } from './content/check.ts'
import { contentFolder } from './content/content-folder.ts'

/** What is wrong with what the owner writes, once the last change was checked; '' when all is well. */
export type Problems = () => Promise<string>

/** Whether the owner writes a file. */
export function isContent(file: string): boolean {
  return normalizePath(file).startsWith(`${normalizePath(contentFolder)}/`)
}

/** A page that only carries the overlay. */
const nothing = '<!doctype html><html lang="en"><head><title>To be corrected</title></head></html>'

/**
 * While developing, checks what the owner writes at once and whenever it changes. What is wrong is said in the terminal
 * and over the page until it is right: the page that is open stays as it was, one that is opened has nothing behind it.
 * Builds are checked before they start.
 */
export function checkContent(): { plugin: Plugin; problems: Problems } {
  let problems = Promise.resolve('')
  const plugin: Plugin = {
    name: 'check-content',
    apply: 'serve',
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
      problems = check('')
      watcher.on('all', (_, file) => {
        if (isContent(file)) problems = problems.then(check)
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
