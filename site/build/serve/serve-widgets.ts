import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createBuilder, type Plugin } from 'vite'
import { isContent, type Problems } from '../check/check-content.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Apart from `dist/`: what is published is never half of what somebody tries out. */
const cache = `${root}node_modules/.cache/widgets`

const sources = [
  'widgets/',
  'site/components/layout/LogoMark.tsx',
  'site/pages/partners/',
  'site/styles/',
  'vite.widget.config.ts',
]

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  json: 'application/json',
  'd.ts': 'text/plain',
  tgz: 'application/gzip',
}

/** The partner's page at `/widgets/`, and what lies beside it, also under its version. */
const served = /^\/widgets\/((?:[\d.]+\/)?[\w.-]+?\.(js|css|html|json|d\.ts|tgz))?(?:\?|$)/

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
 * While developing, serves `/widgets/` as the built files they are in production, builds them again
 * when one of their sources changes, and then reloads the page. What the owner wrote wrong is not built.
 */
export function serveWidgets(problems: Problems): Plugin {
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
        built = built.then(buildAgain)
      })

      server.middlewares.use('/widgets', async (request, response, next) => {
        const asked = served.exec(request.originalUrl ?? '')
        if (!asked) return next()
        const [, name = 'index.html', type = 'html'] = asked
        await built
        try {
          const code = await readFile(`${cache}/widgets/${name}`)
          response.setHeader('content-type', `${types[type]}; charset=utf-8`)
          response.setHeader('access-control-allow-origin', '*')
          response.end(code)
        } catch {
          next()
        }
      })
    },
  }
}
