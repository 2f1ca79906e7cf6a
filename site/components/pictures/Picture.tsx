import { table as masters } from 'virtual:pictures/masters'
import type { Ref } from 'react'
import { fallbackWidthOf, fileOf, type PictureTable, sourcesOf } from './picture-files.ts'

interface PictureProps {
  /** The file name of its original, without the ending. */
  name: string
  /** What it shows; empty if the text next to it says the same. */
  alt: string
  /** How wide it is drawn, as `sizes` takes it. */
  sizes: string
  className?: string | undefined
  /** The part that must stay visible, as an `object-position`. */
  focus?: string | undefined
  /** Part of the first view: fetched at once, before other pictures. Others load late. */
  isFirst?: boolean
}

/** One of the pictures in media/masters. */
export function Picture(props: PictureProps) {
  return <PictureOf table={masters} {...props} />
}

interface Props extends PictureProps {
  table: PictureTable
  img?: Ref<HTMLImageElement>
  onError?(): void
}

/**
 * A picture in the smallest file that is sharp. Its average colour fills its place until it is
 * loaded.
 */
export function PictureOf(props: Props) {
  const { table, name, alt, sizes, className, focus, isFirst = false, img, onError } = props
  const row = table[name]
  if (!row) throw new Error(`There is no picture "${name}" among: ${Object.keys(table).join(', ')}`)
  const [width, height, , colour] = row
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sourcesOf(table, name)} sizes={sizes} />
      <img
        ref={img}
        src={fileOf(table, name, fallbackWidthOf(width), 'webp')}
        alt={alt}
        width={width}
        height={height}
        style={{ backgroundColor: colour, objectPosition: focus }}
        decoding="async"
        onError={onError}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
