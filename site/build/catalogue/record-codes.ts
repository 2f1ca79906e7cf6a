import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { contentFolder, shownFile } from '../content/content-folder.ts'
import { grownCodes } from './codes.ts'
import { readFiles } from './files.ts'

/** Adds to codes.json what links can name since today. Returns its name where there was anything to add, else ''. */
export function recordCodes(folder = contentFolder): string {
  const { files, codes } = readFiles(folder)
  const grown = grownCodes(codes, files)
  if (isDeepStrictEqual(grown, codes)) return ''
  // In one go: whoever stops the build here has the old file or the new one.
  const aside = join(folder, `.codes-${process.pid}`)
  writeFileSync(aside, `${JSON.stringify(grown, null, 2)}\n`)
  renameSync(aside, join(folder, 'codes.json'))
  return shownFile('codes.json', folder)
}
