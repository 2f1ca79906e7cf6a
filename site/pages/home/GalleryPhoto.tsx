import { useEffect, useRef, useState } from 'react'
import type { GalleryImage } from '../../content/types.ts'

const files = import.meta.glob<string>('../../media/gallery/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface Props extends GalleryImage {
  onBroken?(): void
}

/** A photo of the gallery. One that cannot be had is hidden (spec §8), and says so. */
export function GalleryPhoto({ path, alt, onBroken }: Props) {
  const [isBroken, setIsBroken] = useState(false)
  const img = useRef<HTMLImageElement>(null)
  const avif = files[`../../media/gallery/${path}.avif`]

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
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} />}
      <img
        ref={img}
        src={files[`../../media/gallery/${path}.jpg`]}
        alt={alt}
        width={480}
        height={600}
        loading="lazy"
        decoding="async"
        onError={hide}
      />
    </picture>
  )
}
