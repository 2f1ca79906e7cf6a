import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { grownCodes } from './codes.ts'
import { readFiles } from './files.ts'

/** Adds to codes.json what links can name since today. Returns whether there was anything to add. */
export function recordCodes(folder: string): boolean {
  const { files, codes } = readFiles(folder)
  const grown = grownCodes(codes, files)
  if (isDeepStrictEqual(grown, codes)) return false
  // In one go: whoever stops the build here has the old file or the new one.
  const aside = join(folder, `.codes-${process.pid}`)
  writeFileSync(aside, `${JSON.stringify(grown, null, 2)}\n`)
  renameSync(aside, join(folder, 'codes.json'))
  return true
}
