import { table } from 'virtual:pictures/gallery'
import { useEffect, useRef, useState } from 'react'
import { PictureOf } from '../../components/pictures/Picture.tsx'
import type { GalleryImage } from '../../content-schema/work.ts'

interface Props extends GalleryImage {
  /** How wide it is drawn: the `sizes` of the `img`. */
  sizes: string
  onBroken?(): void
}

/** A photo of the gallery. If it cannot be loaded, it is hidden and reports that. */
export function GalleryPhoto({ path, alt, sizes, onBroken }: Props) {
  const [isBroken, setIsBroken] = useState(false)
  const img = useRef<HTMLImageElement>(null)

  function hide() {
    setIsBroken(true)
    onBroken?.()
  }

  // The picture may have failed before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one check is enough, because events report later failures.
  useEffect(() => {
    if (img.current?.complete && !img.current.naturalWidth) hide()
  }, [])

  if (isBroken) return null
  return <PictureOf table={table} name={path} alt={alt} sizes={sizes} img={img} onError={hide} />
}
