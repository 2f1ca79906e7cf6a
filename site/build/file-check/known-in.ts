import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { drawingsIn } from '../content/drawings.ts'
import { filmsIn } from '../content/films.ts'
import { iconNamesIn } from '../content/icons.ts'
import { originals } from '../pictures/originals.ts'
import { locateJson } from '../problems/locate-json.ts'
import { serviceFilesIn } from '../schemas/content-files.ts'
import type { IsPage, Known } from '../schemas/parts/known.ts'
import { countryIn } from './country-in.ts'

/** The names in a folder of content that its files may refer to. */
export function knownIn(folder: string, isPage: IsPage): Known {
  const media = join(folder, 'media')
  return {
    isPage,
    country: countryIn(folder),
    services: serviceFilesIn(folder).map((file) => basename(file, '.json')),
    masters: originals('masters', media),
    gallery: originals('gallery', media),
    drawings: drawingsIn(join(media, 'drawings')),
    places: namesIn(join(folder, 'transformations.json'), 'places', 'place'),
    questions: namesIn(join(folder, 'pages/faq.json'), 'questions', 'id'),
    icons: iconNamesIn(folder),
    films: filmsIn(media),
  }
}

/** The names of the entries of a list in a file, as far as it can be read. */
function namesIn(file: string, list: string, key: string): string[] {
  if (!existsSync(file)) return []
  const entries: unknown = Object(locateJson(readFileSync(file, 'utf8')).value)[list]
  return Array.isArray(entries) ? entries.map((entry) => String(Object(entry)[key])) : []
}
