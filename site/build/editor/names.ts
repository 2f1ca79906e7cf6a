import { join } from 'node:path'
import type { PictureFiles } from '../../editor/form-values.ts'
import type { NameList } from '../../editor/json-schema.ts'
import { namesIn, readableIn } from '../file-check/existing.ts'
import { folders, originalsIn } from '../pictures/originals.ts'

/** The names that forms offer: of the films, those whose first frame is in the gallery. */
export function choicesIn(folder: string): Record<NameList, readonly string[]> {
  const names = namesIn(folder)
  return { ...names, films: names.films.filter((film) => names.gallery.includes(film)) }
}

/** The company's name; '' while its file has none. */
export function companyNameIn(folder: string): string {
  const { name } = readableIn(folder, 'business.json')
  return typeof name === 'string' ? name : ''
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
