import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readCatalogue } from './content/read-catalogue.ts'

const id = 'virtual:catalogue'
const resolvedId = `\0${id}`

/** Where the content of the company is. */
export const contentFolder = fileURLToPath(new URL('../content', import.meta.url))

/** Gives code what the JSON of the content says, as exports that are left out of a script which does not use them. */
export function contentModule(folder = contentFolder): Plugin {
  return {
    name: 'content-module',
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load(source) {
      if (source !== resolvedId) return undefined
      for (const file of filesIn(folder)) this.addWatchFile(file)
      return Object.entries(readCatalogue(folder))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    // A file that was added is not one that is watched yet.
    configureServer({ watcher, moduleGraph }) {
      watcher.on('all', (_event, file) => {
        if (!resolve(file).startsWith(resolve(folder)) || !/\.(json|svg)$/.test(file)) return
        const module = moduleGraph.getModuleById(resolvedId)
        if (module) moduleGraph.invalidateModule(module)
      })
    },
  }
}

function filesIn(folder: string): string[] {
  return ['.', 'services', 'icons'].flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((file) => /\.(json|svg)$/.test(file))
      .map((file) => join(folder, name, file)),
  )
}
