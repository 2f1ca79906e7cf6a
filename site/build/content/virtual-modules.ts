import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

interface Context {
  /** The folder of content. */
  folder: string
  isBuild: boolean
}

/** Makes the code of the modules of a kind; `name` is what follows `virtual:<kind>/`. */
export type MakeCode = (name: string, context: Context) => string | Promise<string>

/**
 * Serves `virtual:<kind>` and `virtual:<kind>/<name>`: code that is made from a folder of content, by
 * the function of its kind. While developing, a change in the folder renews all of it.
 */
export function virtualModules(folder: string, kinds: Readonly<Record<string, MakeCode>>): Plugin {
  const partsOf = (id: string) => {
    const [, kind = '', name = ''] = /^\0?virtual:([\w-]+)(?:\/(.*))?$/.exec(id) ?? []
    return { make: kinds[kind], name }
  }
  return {
    name: 'virtual-modules',
    resolveId: (id) => (partsOf(id).make ? `\0${id.replace('\0', '')}` : undefined),
    async load(id) {
      const { make, name } = partsOf(id)
      if (!make || !id.startsWith('\0')) return undefined
      for (const file of codeFilesIn(folder)) this.addWatchFile(file)
      const isBuild = this.environment.mode === 'build'
      return { code: await make(name, { folder, isBuild }), moduleType: 'js' }
    },
    // Watches the whole folder, because a new file is not watched by itself.
    configureServer({ watcher, environments, ws }) {
      watcher.add(folder)
      watcher.on('all', (_event, file) => {
        if (!normalizePath(file).startsWith(`${normalizePath(folder)}/`)) return
        for (const { moduleGraph } of Object.values(environments)) {
          for (const [id, module] of moduleGraph.idToModuleMap) {
            if (partsOf(id).make) moduleGraph.invalidateModule(module)
          }
        }
        // Articles and pictures are no code, which Vite would replace in an open page.
        if (!isCode(file)) ws.send({ type: 'full-reload' })
      })
    },
  }
}

/** The code of a module that exports these values by their names. */
export function exporting(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

const isCode = (file: string) => /\.(json|svg)$/.test(file)

function codeFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((file) => join(folder, file))
}
