import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import type { Question } from '../../content-schema/pages.ts'
import type { Transformation } from '../../content-schema/parts.ts'
import { contentFolder } from '../content/content-folder.ts'
import { readCatalogue } from '../content/read-catalogue.ts'
import { readerOf } from '../content/reader.ts'
import { servicesIn } from '../content/service-files.ts'
import { blocksOf } from './page-blocks.ts'

const index = 'virtual:service-pages'
const prefix = 'virtual:service-page/'
/** The files that every service page is made from, besides the file of its service. */
const sharedFiles = [
  'wizard.json',
  'extras.json',
  'charges.json',
  'transformations.json',
  'pages/faq.json',
]

const components = normalizePath(
  fileURLToPath(new URL('../../pages/service/blocks', import.meta.url)),
)

/**
 * Serves `virtual:service-pages`, the pages of all services, and `virtual:service-page/<id>` for
 * each: the blocks that its file lists, with what they show. A page imports only those blocks.
 */
export function servicePages(folder = contentFolder): Plugin {
  return {
    name: 'service-pages',
    resolveId: (source) =>
      source === index || source.startsWith(prefix) ? `\0${source}` : undefined,
    load(source) {
      if (source === `\0${index}`) return indexOf(folder)
      if (!source.startsWith(`\0${prefix}`)) return undefined
      const id = source.slice(prefix.length + 1)
      for (const file of [`services/${id}.json`, ...sharedFiles])
        this.addWatchFile(join(folder, file))
      return pageOf(folder, id)
    },
    // Pages are made from several files, so a change of any content renews them all.
    configureServer({ watcher, moduleGraph }) {
      watcher.on('all', (_event, file) => {
        if (!normalizePath(file).startsWith(normalizePath(`${folder}/`))) return
        for (const [id, module] of moduleGraph.idToModuleMap) {
          if (id === `\0${index}` || id.startsWith(`\0${prefix}`)) {
            moduleGraph.invalidateModule(module)
          }
        }
      })
    },
  }
}

function indexOf(folder: string): string {
  const entries = readCatalogue(folder).pages.map(
    ({ id }) => `${JSON.stringify(id)}: () => import('${prefix}${id}'),`,
  )
  return `export const servicePages = {\n${entries.join('\n')}\n}`
}

/** The module of a service's page, which imports the components of its blocks and no others. */
export function pageOf(folder: string, service: string): string {
  const blocks = blocksIn(folder, service).map(({ kind, ...props }) => ({
    name: componentOf(kind, props.look),
    props: { ...props, service },
  }))
  const names = [...new Set(blocks.map(({ name }) => name))]
  return [
    "import { createElement, Fragment } from 'react'",
    ...names.map((name) => `import { ${name} } from '${components}/${name}.tsx'`),
    'export const ServicePage = () => createElement(Fragment, null,',
    ...blocks.map(({ name, props }) => `createElement(${name}, ${JSON.stringify(props)}),`),
    ')',
  ].join('\n')
}

/** `StepsLine`, the component of steps with the look line; or `Steps`, where looks share one. */
function componentOf(kind: string, look = ''): string {
  const [name = '', ownName = ''] = [kind, `${kind}-${look}`].map((words) =>
    words.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase()),
  )
  return existsSync(`${components}/${ownName}.tsx`) ? ownName : name
}

/** The blocks of a service's page, each with the props of its component. */
function blocksIn(folder: string, id: string) {
  const read = readerOf(folder)
  const service = servicesIn(folder, read).find((one) => one.id === id)
  if (!service) throw new Error(`There is no service "${id}".`)
  const listIn = <Item>(file: string, list: string): Item[] =>
    existsSync(join(folder, file)) ? (read<Record<string, Item[]>>(file)[list] ?? []) : []
  const { catalogue, words } = readCatalogue(folder)
  return blocksOf(service, {
    catalogue,
    words,
    places: listIn<Transformation>('transformations.json', 'places'),
    questions: listIn<Question>('pages/faq.json', 'questions'),
  })
}
