import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { contentFolder } from '../content/content-folder.ts'
import { drawingsIn } from '../content/drawings.ts'
import { filmsIn } from '../content/films.ts'

const prefix = 'virtual:media/'

/** A film or a drawing for the code of a module: the file of each key, and any other values. */
interface Entry {
  name: string
  files: Readonly<Record<string, string>>
  values?: object
}

/**
 * Serves `virtual:media/films` and `virtual:media/drawings`: the content's media other than
 * pictures, by name, each with its addresses and, for a drawing, its size.
 */
export function media(folder = join(contentFolder, 'media')): Plugin {
  return {
    name: 'media',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(source) {
      if (source === `\0${prefix}films`) return moduleOf('films', filmEntries(folder))
      if (source === `\0${prefix}drawings`) {
        return moduleOf('drawings', drawingEntries(join(folder, 'drawings')))
      }
      return undefined
    },
  }
}

function filmEntries(folder: string): Entry[] {
  return filmsIn(folder).map((name) => ({
    name,
    files: { av1: join(folder, `${name}.av1.mp4`), h264: join(folder, `${name}.h264.mp4`) },
  }))
}

function drawingEntries(folder: string): Entry[] {
  return drawingsIn(folder).map((name) => {
    const file = join(folder, `${name}.svg`)
    return { name, files: { src: file }, values: sizeOf(readFileSync(file, 'utf8')) }
  })
}

/** The proportions of a drawing, in its own units. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

function moduleOf(name: string, entries: readonly Entry[]): string {
  const files = entries.flatMap((entry) =>
    Object.entries(entry.files).map(([key, file]) => ({ entry, key, file })),
  )
  const imports = files.map(
    ({ file }, at) => `import file${at} from ${JSON.stringify(`${normalizePath(file)}?url`)}`,
  )
  const rows = entries.map((entry) => {
    const addresses = files.flatMap((one, at) =>
      one.entry === entry ? `${one.key}: file${at}` : [],
    )
    const values = Object.entries(entry.values ?? {}).map(([key, value]) => `${key}: ${value}`)
    return `${JSON.stringify(entry.name)}: { ${[...addresses, ...values].join(', ')} }`
  })
  return `${imports.join('\n')}\nexport const ${name} = { ${rows.join(', ')} }`
}
