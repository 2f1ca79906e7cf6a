import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBuilder, type Plugin } from 'vite'
import { isContent, type ReadProblems } from '../check/watch-content.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Not `dist/`, which must not get what somebody only tries out. */
const cache = `${root}node_modules/.cache/widgets`

const sources = [
  'widgets/',
  'site/components/layout/LogoMark.tsx',
  'site/pages/partners/',
  'site/styles/',
  'vite.widget.config.ts',
]

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.ts': 'text/plain',
  '.tgz': 'application/gzip',
}

/** The partner's page at `/widgets/`, the files next to it, and those in the folder of a version. */
const address = /^\/widgets\/(?<file>(?:\d[\d.]*\/)?[\w.-]+)?(?:\?|$)/

async function buildWidgets() {
  const builder = await createBuilder({
    root,
    configFile: `${root}vite.widget.config.ts`,
    logLevel: 'warn',
    build: { outDir: cache },
  })
  await builder.buildApp()
}

/**
 * While developing, serves the built files at `/widgets/`, as in production. Builds them again when a
 * source changes, unless there is a mistake in the content, and then reloads the page.
 */
export function serveWidgets(problems: ReadProblems): Plugin {
  return {
    name: 'serve-widgets',
    apply: 'serve',
    configureServer(server) {
      const { logger } = server.config
      const build = async () => {
        if (await problems()) return false
        await buildWidgets().catch((error: Error) =>
          logger.error(`Widgets: ${error.message}`, { error }),
        )
        return true
      }
      const buildAgain = async () => {
        const isBuilt = await build()
        if (isBuilt) server.ws.send({ type: 'full-reload' })
        return isBuilt
      }
      let built = build()

      server.watcher.add(sources.map((source) => root + source))
      server.watcher.on('change', (file) => {
        if (!isContent(file) && !sources.some((source) => file.startsWith(root + source))) return
        // Vite itself starts again after a change of these, and builds the widgets as it does so.
        if (server.config.configFileDependencies.includes(file)) return
        built = built.then(buildAgain)
      })

      server.middlewares.use('/widgets', async (request, response, next) => {
        const match = address.exec(request.originalUrl ?? '')
        const file = match?.groups?.file ?? 'index.html'
        const type = types[extname(file)]
        if (!match || !type) return next()
        await built
        try {
          const body = await readFile(`${cache}/widgets/${file}`)
          response.setHeader('content-type', `${type}; charset=utf-8`)
          response.setHeader('access-control-allow-origin', '*')
          response.end(body)
        } catch {
          next()
        }
      })
    },
  }
}
