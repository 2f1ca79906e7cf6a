import { createReadStream, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { AboutContent } from '../../content-schema/pages.ts'
import { contentFolder } from '../content/content-folder.ts'
import { readerOf } from '../content/reader.ts'
import { exporting, type MakeCode } from '../content/virtual-modules.ts'
import { fewAtOnce, prune } from './cache.ts'
import { editionsOf, encodeEditions, tableOf } from './encode.ts'
import { contentPlace, type Folder, folders, type Original, originalsIn } from './originals.ts'
import { tileDrawings } from './tile-drawings.ts'

/** `virtual:pictures/masters` and the like: the table of the pictures of a folder of media. */
export const picturesModule: MakeCode = async (name) =>
  exporting({ table: await tableOf(folders.find((one) => one === name) ?? 'masters') })

/** The originals that are published: of people, only those whom the page /about shows. */
function publishedIn(folder: Folder): readonly Original[] {
  const originals = originalsIn(folder)
  if (folder !== 'people') return originals
  const { team } = readerOf(contentFolder)<AboutContent>('pages/about.json')
  return originals.filter(({ name }) => team?.people.some(({ photo }) => photo === name))
}

/**
 * Serves the pictures, as AVIF and WebP in the widths of picture-files.ts: they are made once and
 * kept in node_modules/.cache, in development only on request. Also the drawings of tiles.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    async generateBundle() {
      if (this.environment.config.build.ssr) return
      for (const { url, svg } of tileDrawings(contentFolder)) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: svg })
      }
      for (const folder of folders) {
        const table = await tableOf(folder)
        await fewAtOnce(publishedIn(folder), async (original) => {
          const row = table[original.name]
          if (!row) return
          const editions = editionsOf(table, original.name)
          for (const { url, file } of await encodeEditions(original, row, editions)) {
            this.emitFile({ type: 'asset', fileName: url.slice(1), source: readFileSync(file) })
          }
        })
      }
    },
    async writeBundle() {
      if (!this.environment.config.build.ssr) await prune(contentPlace.cache)
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/pictures/')) return next()
        const drawing = tileDrawings(contentFolder).find(({ url }) => url === request.url)
        if (drawing) {
          response.setHeader('content-type', 'image/svg+xml')
          return response.end(drawing.svg)
        }
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
