import { table } from 'virtual:pictures/masters'
import { PictureOf, type Shown } from './PictureOf.tsx'

/** One of the pictures in media/masters. */
export function Picture(shown: Shown) {
  return <PictureOf table={table} {...shown} />
}
