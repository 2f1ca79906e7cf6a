import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { originals } from '../pictures/originals.ts'
import { serviceFilesIn } from './content-files.ts'
import { countryIn } from './country-in.ts'
import { drawingsIn } from './drawings.ts'
import { filmsIn } from './films.ts'
import { iconNamesIn } from './icons.ts'
import type { IsPage, Known } from './known.ts'
import { locateJson } from './locate-json.ts'

/** What there is in a folder of content. */
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

/** What the entries of a list in a file are called, as far as it can be read. */
function namesIn(file: string, list: string, key: string): string[] {
  if (!existsSync(file)) return []
  const entries: unknown = Object(locateJson(readFileSync(file, 'utf8')).value)[list]
  return Array.isArray(entries) ? entries.map((entry) => String(Object(entry)[key])) : []
}
