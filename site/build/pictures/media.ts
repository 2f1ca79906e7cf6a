import { join } from 'node:path'
import { normalizePath } from 'vite'
import { drawingsIn, filmsIn } from '../content/files.ts'
import { readText } from '../content/read-text.ts'
import type { MakeCode } from '../content/virtual-modules.ts'

/**
 * `virtual:media/films` and `virtual:media/drawings`: the content's media other than pictures, by
 * name, each with its addresses and, for a drawing, its size.
 */
export const mediaModule: MakeCode = (name, { folder }) => {
  const media = join(folder, 'media')
  const imports: string[] = []
  /** The name of a variable that holds the address of a file. */
  const addressOf = (file: string) => {
    const path = normalizePath(join(media, file))
    return `file${imports.push(`import file${imports.length} from ${JSON.stringify(`${path}?url`)}`) - 1}`
  }
  const rows =
    name === 'films'
      ? filmsIn(media).map((film) => {
          const av1 = addressOf(`${film}.av1.mp4`)
          return `${JSON.stringify(film)}: { av1: ${av1}, h264: ${addressOf(`${film}.h264.mp4`)} }`
        })
      : drawingsIn(join(media, 'drawings')).map((drawing) => {
          const file = `drawings/${drawing}.svg`
          const { width, height } = sizeOf(readText(join(media, file)))
          const src = addressOf(file)
          return `${JSON.stringify(drawing)}: { src: ${src}, width: ${width}, height: ${height} }`
        })
  return `${imports.join('\n')}\nexport const ${name} = { ${rows.join(', ')} }`
}

/** The proportions of a drawing, in its own units. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}
