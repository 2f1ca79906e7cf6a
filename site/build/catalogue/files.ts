import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Offer } from '../../../widgets/rules/company/catalogue.ts'
import type { Codes } from '../../content-types/codes.ts'
import { namesIn } from '../file-check/existing.ts'
import { locateFile } from '../file-check/file-check.ts'
import { serviceFilesIn } from '../schemas/content-files.ts'
import { codesFile } from '../schemas/files/codes.ts'
import { extrasFile } from '../schemas/files/extras.ts'
import { offerFile } from '../schemas/files/offer.ts'
import { serviceFile } from '../schemas/files/service.ts'
import type { CatalogueFiles } from './places.ts'

/** Reads the catalogue of a folder. Throws if a file does not match its schema. */
export function readCatalogueFiles(folder: string): {
  files: CatalogueFiles
  codes: Codes
  offer: Offer | undefined
} {
  const has = (file: string) => existsSync(join(folder, file))
  const schema = serviceFile({ ...namesIn(folder), isPage: () => true, country: undefined })
  const value = (file: string) => locateFile(folder, file).value
  const services = serviceFilesIn(folder).map((file) => ({
    id: basename(file, '.json'),
    file,
    content: schema.parse(value(file)),
  }))
  return {
    files: { services, extras: extrasFile.parse(value('extras.json')) },
    codes: has('codes.json') ? codesFile.parse(value('codes.json')) : {},
    offer: has('offer.json') ? offerFile.parse(value('offer.json')) : undefined,
  }
}
