import type { Look } from '../../content-schema/look.ts'
import { readerOf } from '../content/reader.ts'

/** How the company of a folder of content looks. The file has been checked before. */
export function readLook(folder: string): Look {
  return readerOf(folder)<Look>('look.json')
}
