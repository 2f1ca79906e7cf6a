import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import {
  type Format,
  fileOf,
  formats,
  type PictureTable,
  widthsOf,
} from '../components/pictures/picture-files.ts'
import { encoded, originals, tableOf } from './pictures/encode.ts'
import { problemsOf } from './pictures/gallery-check.ts'

/** An id of a module that lists the pictures of a folder of site/media. */
const made = /^\0?virtual:pictures\/(masters|gallery)$/

const media = fileURLToPath(new URL('../media', import.meta.url))
const galleryFile = fileURLToPath(new URL('../content/gallery.ts', import.meta.url))

/**
 * Serves `virtual:pictures/masters` and `virtual:pictures/gallery`: the tables of what is in those
 * folders of site/media. Beside them go the pictures themselves, as AVIF and WebP in the widths of
 * picture-files.ts: made once, kept in node_modules/.cache, while developing only when asked for.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    async buildStart() {
      if (this.environment.mode !== 'build' || this.environment.config.build.ssr) return
      const { module } = await runnerImport<typeof import('../content/gallery.ts')>(galleryFile, {
        configFile: false,
        logLevel: 'error',
      })
      const source = readFileSync(galleryFile, 'utf8')
      const problems = problemsOf(module.gallery, source, originals('gallery'), films())
      if (problems) throw new Error(`The gallery is not as it should be.\n${problems}`)
    },
    resolveId(id) {
      return made.test(id) ? `\0${id.replace('\0', '')}` : undefined
    },
    async load(id) {
      const folder = made.exec(id)?.[1]
      if (!folder) return
      const table = await tableOf(folder)
      const { mode, config } = this.environment
      if (mode === 'build' && !config.build.ssr) {
        await Promise.all(
          filesOf(table).map(async ({ name, width, format }) => {
            const file = await encoded(folder, table, name, width, format)
            const fileName = fileOf(table, name, width, format).slice(1)
            this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
          }),
        )
      }
      return `export const table = ${JSON.stringify(table)}`
    },
    configureServer({ middlewares, watcher, ws, environments }) {
      watcher.on('all', (_, file) => {
        if (!/[/\\]media[/\\](masters|gallery)[/\\]/.test(file)) return
        for (const { moduleGraph } of Object.values(environments)) {
          for (const [id, module] of moduleGraph.idToModuleMap) {
            if (made.test(id)) moduleGraph.invalidateModule(module)
          }
        }
        ws.send({ type: 'full-reload' })
      })
      middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/pictures/')) return next()
        for (const folder of ['masters', 'gallery']) {
          const table = await tableOf(folder)
          const found = filesOf(table).find(
            ({ name, width, format }) => fileOf(table, name, width, format) === request.url,
          )
          if (!found) continue
          const { name, width, format } = found
          const file = await encoded(folder, table, name, width, format)
          response.setHeader('content-type', `image/${format}`)
          return createReadStream(file).pipe(response)
        }
        next()
      })
    },
  }
}

/** The names of the films that both kinds of browser can play. */
function films(): string[] {
  const files = readdirSync(media)
  return files
    .filter((file) => file.endsWith('.av1.mp4'))
    .map((file) => file.replace('.av1.mp4', ''))
    .filter((name) => files.includes(`${name}.h264.mp4`))
}

/** Every file of every picture of a table. */
function filesOf(table: PictureTable): { name: string; width: number; format: Format }[] {
  return Object.entries(table).flatMap(([name, [width]]) =>
    widthsOf(width).flatMap((width) => formats.map((format) => ({ name, width, format }))),
  )
}
