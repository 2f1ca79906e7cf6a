import { readerOf } from '../content/reader.ts'
import type { Look } from '../schemas/files/look.ts'

/** How the company of a folder of content looks. The file has been checked before. */
export function readLook(folder: string): Look {
  return readerOf(folder)<Look>('look.json')
}
