import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import type { Business } from '../../content-schema/company.ts'
import type { ServicesContent } from '../../content-schema/pages.ts'
import { companyOf } from './company.ts'
import { contentFolder } from './content-folder.ts'
import { withIcons } from './icons.ts'
import { overviewCards } from './overview-cards.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readRoutes } from './read-routes.ts'
import { readerOf } from './reader.ts'
import { type Read, servicesIn } from './service-files.ts'

const prefix = 'virtual:content/'

/** The folders of content with the JSON files and icons that code imports. */
const folders = ['.', 'services', 'pages', 'icons']

/**
 * Lets code import the content: `virtual:content/catalogue` is everything that can be quoted,
 * `virtual:content/business` the company, `virtual:content/routes` its pages,
 * `virtual:content/pages/about` the file pages/about.json, and so on. A script contains only the
 * values that it imports.
 */
export function contentModule(folder = contentFolder): Plugin {
  const isContent = (file: string) => normalizePath(file).startsWith(normalizePath(`${folder}/`))
  return {
    name: 'content-module',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${prefix}`)) return undefined
      for (const file of filesIn(folder)) this.addWatchFile(file)
      return Object.entries(exportsOf(folder, source.slice(prefix.length + 1)))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    // Watches the whole folder, because a new file is not watched by itself.
    configureServer({ watcher, moduleGraph }) {
      watcher.add(folder)
      watcher.on('all', (_event, file) => {
        if (!isContent(file) || !/\.(json|svg)$/.test(file)) return
        for (const [id, module] of moduleGraph.idToModuleMap) {
          if (id.startsWith(`\0${prefix}`)) moduleGraph.invalidateModule(module)
        }
      })
    },
  }
}

function exportsOf(folder: string, name: string): object {
  if (name === 'catalogue') return readCatalogue(folder)
  const read = readerOf(folder)
  if (name === 'routes') return readRoutes(folder)
  if (name === 'business') return companyOf(read<Business>('business.json'))
  const content = read<object>(`${name}.json`)
  return withIcons(folder, name === 'pages/services' ? withCards(folder, read) : content)
}

/** The content of /services, with a card for each service before the other cards. */
function withCards(folder: string, read: Read): object {
  const { others, ...content } = read<ServicesContent>('pages/services.json')
  return { ...content, cards: overviewCards(servicesIn(folder, read), others) }
}

function filesIn(folder: string): string[] {
  return folders
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) =>
      readdirSync(join(folder, name))
        .filter((file) => /\.(json|svg)$/.test(file))
        .map((file) => join(folder, name, file)),
    )
}
