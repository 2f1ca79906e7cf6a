import { basename, join } from 'node:path'
import { originals } from '../pictures/originals.ts'
import { serviceFilesIn } from './content-files.ts'
import { countryIn } from './country-in.ts'
import { filmsIn } from './films.ts'
import type { IsPage, Known } from './known.ts'

/** What there is in a folder of content. */
export function knownIn(folder: string, isPage: IsPage): Known {
  const media = join(folder, 'media')
  return {
    isPage,
    country: countryIn(folder),
    services: serviceFilesIn(folder).map((file) => basename(file, '.json')),
    masters: originals('masters', media),
    gallery: originals('gallery', media),
    films: filmsIn(media),
  }
}
