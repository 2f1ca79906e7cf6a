import { table } from 'virtual:pictures/gallery'
import { useEffect, useRef, useState } from 'react'
import { PictureOf } from '../../components/pictures/PictureOf.tsx'
import type { GalleryImage } from '../../content-types/company.ts'

interface Props extends GalleryImage {
  /** How wide it is drawn, as `sizes` takes it. */
  sizes: string
  onBroken?(): void
}

/** A photo of the gallery. One that cannot be had is hidden, and says so. */
export function GalleryPhoto({ path, alt, sizes, onBroken }: Props) {
  const [isBroken, setIsBroken] = useState(false)
  const img = useRef<HTMLImageElement>(null)

  function hide() {
    setIsBroken(true)
    onBroken?.()
  }

  // It may have failed before the page came to life.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough, events tell the rest.
  useEffect(() => {
    if (img.current?.complete && !img.current.naturalWidth) hide()
  }, [])

  if (isBroken) return null
  return <PictureOf table={table} name={path} alt={alt} sizes={sizes} img={img} onError={hide} />
}
