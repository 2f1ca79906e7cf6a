import { table } from 'virtual:pictures/masters'
import { PictureOf, type PictureProps } from './PictureOf.tsx'

/** One of the pictures in media/masters. */
export function Picture(props: PictureProps) {
  return <PictureOf table={table} {...props} />
}
