import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureFiles } from '../../editor/form-values.ts'
import type { NameList } from '../../editor/json-schema.ts'
import { knownIn } from '../file-check/known-in.ts'
import { folders, originalsIn } from '../pictures/originals.ts'
import { locateJson } from '../problems/locate-json.ts'

/**
 * The names that forms offer where the content refers to something, even while other files have
 * mistakes.
 */
export function namesIn(folder: string): Record<NameList, readonly string[]> {
  const known = knownIn(folder, () => true)
  const { masters, gallery } = known
  const pairs = masters
    .filter((name) => name.endsWith('-before'))
    .map((name) => name.replace(/-before$/, ''))
    .filter((name) => masters.includes(`${name}-after`))
  return {
    ...known,
    drawings: [...known.drawings].sort(),
    icons: [...known.icons].sort(),
    films: known.films.filter((name) => gallery.includes(name)),
    pairs,
    categories: categoriesIn(folder),
  }
}

/** The company's name; '' while its file has none. */
export function companyNameIn(folder: string): string {
  const { name } = fieldsIn(folder, 'business.json')
  return typeof name === 'string' ? name : ''
}

function categoriesIn(folder: string): string[] {
  const { categories } = fieldsIn(folder, 'pages/blog.json')
  return Array.isArray(categories) ? categories.map(String) : []
}

/** The readable fields of a file, which may be missing or half written. */
function fieldsIn(folder: string, name: string): Record<string, unknown> {
  const file = join(folder, name)
  return existsSync(file) ? Object(locateJson(readFileSync(file, 'utf8')).value) : {}
}

/** The files of the pictures, by the names that the content uses for them. */
export function picturesIn(folder: string): PictureFiles {
  const media = join(folder, 'media')
  return Object.fromEntries(
    folders.map((place) => [
      place,
      Object.fromEntries(originalsIn(place, { media }).map(({ name, file }) => [name, file])),
    ]),
  )
}
