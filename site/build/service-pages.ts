import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import { contentFolder } from './content/content-folder.ts'
import { readCatalogue } from './content/read-catalogue.ts'

const id = 'virtual:service-pages'
const resolvedId = `\0${id}`
const folder = normalizePath(fileURLToPath(new URL('../pages', import.meta.url)))

/** Serves the pages of the services that are offered, so that a service which is removed takes its page with it. */
export function servicePages(): Plugin {
  return {
    name: 'service-pages',
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load(source) {
      if (source !== resolvedId) return undefined
      const files = new Set(readCatalogue(contentFolder).pages.map(({ page }) => page))
      const entries = [...files].map(
        (file) => `'../pages/${file}': () => import('${folder}/${file}'),`,
      )
      return `export const servicePages = {\n${entries.join('\n')}\n}`
    },
    // A service that is added while developing has its page at the next reload.
    configureServer({ watcher, moduleGraph }) {
      watcher.on('all', (_event, file) => {
        if (!normalizePath(file).startsWith(normalizePath(`${contentFolder}/services/`))) return
        const module = moduleGraph.getModuleById(resolvedId)
        if (module) moduleGraph.invalidateModule(module)
      })
    },
  }
}
