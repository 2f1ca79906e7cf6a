import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { contentFolder, shownFile } from '../content/content-folder.ts'
import { mergeCodes } from './codes.ts'
import { readCatalogueFiles } from './files.ts'

/** Adds new codes to codes.json. Returns the name of the file, or '' when nothing was added. */
export function recordCodes(folder = contentFolder): string {
  const { files, codes } = readCatalogueFiles(folder)
  const merged = mergeCodes(codes, files)
  if (isDeepStrictEqual(merged, codes)) return ''
  // Renaming replaces the file at once, so a stopped build leaves either the old or the new one.
  const temporaryFile = join(folder, `.codes-${process.pid}`)
  writeFileSync(temporaryFile, `${JSON.stringify(merged, null, 2)}\n`)
  renameSync(temporaryFile, join(folder, 'codes.json'))
  return shownFile('codes.json', folder)
}
