import { createReadStream, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { prune } from './cache.ts'
import { editionsOf, encodeEditions, tableOf } from './encode.ts'
import { fewAtOnce } from './few-at-once.ts'
import { contentPlace, folders, originalsIn } from './originals.ts'

/** The id of a module that lists the pictures of a folder of the content's media. */
const tableId = /^\0?virtual:pictures\/(masters|gallery)$/

/**
 * Serves `virtual:pictures/masters` and `virtual:pictures/gallery`: the tables of the pictures in
 * those folders of the content's media. It also adds the pictures themselves, as AVIF and WebP in
 * the widths of picture-files.ts: they are made once and kept in node_modules/.cache, in
 * development only on request.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    resolveId(id) {
      return tableId.test(id) ? `\0${id.replace('\0', '')}` : undefined
    },
    async load(id) {
      const folder = folders.find((one) => one === tableId.exec(id)?.[1])
      if (!folder) return
      const table = await tableOf(folder)
      const { mode, config } = this.environment
      if (mode === 'build' && !config.build.ssr) {
        await fewAtOnce(originalsIn(folder), async (original) => {
          const row = table[original.name]
          if (!row) return
          const editions = editionsOf(table, original.name)
          for (const { url, file } of await encodeEditions(original, row, editions)) {
            this.emitFile({ type: 'asset', fileName: url.slice(1), source: readFileSync(file) })
          }
        })
      }
      return `export const table = ${JSON.stringify(table)}`
    },
    async writeBundle() {
      if (!this.environment.config.build.ssr) await prune(contentPlace.cache)
    },
    configureServer({ middlewares, watcher, ws, environments }) {
      watcher.on('all', (_, file) => {
        if (!/[/\\]media[/\\](masters|gallery)[/\\]/.test(file)) return
        for (const { moduleGraph } of Object.values(environments)) {
          for (const [id, module] of moduleGraph.idToModuleMap) {
            if (tableId.test(id)) moduleGraph.invalidateModule(module)
          }
        }
        ws.send({ type: 'full-reload' })
      })
      middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/pictures/')) return next()
        for (const folder of folders) {
          const table = await tableOf(folder)
          for (const original of originalsIn(folder)) {
            const row = table[original.name]
            const requested = editionsOf(table, original.name).filter(
              ({ url }) => url === request.url,
            )
            if (!row || requested.length === 0) continue
            for (const { file, format } of await encodeEditions(original, row, requested)) {
              response.setHeader('content-type', `image/${format}`)
              createReadStream(file).pipe(response)
            }
            return
          }
        }
        next()
      })
    },
  }
}
