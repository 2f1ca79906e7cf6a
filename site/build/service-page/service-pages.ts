import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath } from 'vite'
import type { Question } from '../../content-schema/pages.ts'
import type { Transformation } from '../../content-schema/parts.ts'
import { servicesIn } from '../content/files.ts'
import { readCatalogue } from '../content/read-catalogue.ts'
import { readerOf } from '../content/reader.ts'
import type { MakeCode } from '../content/virtual-modules.ts'
import { blocksOf } from './page-blocks.ts'

const path = (file: string) => normalizePath(fileURLToPath(new URL(file, import.meta.url)))

const components = path('../../pages/service/blocks')
const rest = path('../../components/layout/Rest.tsx')

/** `virtual:service-pages`: the pages of all services, by their ids. */
export const servicePagesModule: MakeCode = (_, { folder }) => {
  const entries = readCatalogue(folder).pages.map(
    ({ id }) => `${JSON.stringify(id)}: () => import('virtual:service-page/${id}'),`,
  )
  return `export const servicePages = {\n${entries.join('\n')}\n}`
}

/**
 * `virtual:service-page/<id>`: the blocks that the file of a service lists, with what they show. A
 * page imports only those blocks.
 */
export const servicePageModule: MakeCode = (service, { folder }) => pageOf(folder, service)

/** The module of a service's page, which imports the components of its blocks and no others. */
export function pageOf(folder: string, service: string): string {
  const blocks = blocksIn(folder, service).map(({ kind, ...props }) => ({
    name: componentOf(kind, props.look),
    props: { ...props, service },
  }))
  const names = [...new Set(blocks.map(({ name }) => name))]
  const [first, ...others] = blocks.map(
    ({ name, props }) => `createElement(${name}, ${JSON.stringify(props)}),`,
  )
  return [
    "import { createElement, Fragment } from 'react'",
    `import { Rest } from ${JSON.stringify(rest)}`,
    ...names.map(
      (name) => `import { ${name} } from ${JSON.stringify(`${components}/${name}.tsx`)}`,
    ),
    'export const ServicePage = () => createElement(Fragment, null,',
    first,
    'createElement(Rest, null,',
    ...others,
    '))',
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
