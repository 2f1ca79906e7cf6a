import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { serviceFilesIn } from '../content-files.ts'
import { located } from '../file-check.ts'
import { knownIn } from '../known-in.ts'
import { codesFile } from '../schemas/codes.ts'
import { extrasFile } from '../schemas/extras.ts'
import { serviceFile } from '../schemas/service.ts'
import type { Codes } from './codes.ts'
import type { CatalogueFiles } from './places.ts'

/** A folder whose files are right by themselves. */
export function readFiles(folder: string): { files: CatalogueFiles; codes: Codes } {
  const schema = serviceFile(knownIn(folder, () => true))
  const value = (file: string) => located(folder, file).value
  const services = serviceFilesIn(folder).map((file) => ({
    id: basename(file, '.json'),
    file,
    content: schema.parse(value(file)),
  }))
  const hasCodes = existsSync(join(folder, 'codes.json'))
  return {
    files: { services, extras: extrasFile.parse(value('extras.json')) },
    codes: hasCodes ? codesFile.parse(value('codes.json')) : {},
  }
}
