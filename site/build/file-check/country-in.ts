import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locateJson } from '../problems/locate-json.ts'

/** The country of the company in a folder of content; undefined if its file names none. */
export function countryIn(folder: string): unknown {
  const file = join(folder, 'business.json')
  return existsSync(file) ? Object(locateJson(readFileSync(file, 'utf8')).value).country : undefined
}
