import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { GalleryImage } from '../../content-schema/work.ts'
import * as words from '../../words/site.ts'
import { GalleryPhoto } from './GalleryPhoto.tsx'

interface Props {
  images: GalleryImage[]
  /** The topic of the post, so that its buttons differ from those of other posts. */
  about: string
  /** How wide they are drawn: the `sizes` of each `img`. */
  sizes: string
}

/**
 * Pictures side by side, to swipe or to move through by button or key; after the last comes the
 * first. Renders nothing if no picture can be loaded.
 */
export function GallerySlides({ images, about, sizes }: Props) {
  const [broken, setBroken] = useState<string[]>([])
  const [index, setIndex] = useState(0)
  const row = useRef<HTMLUListElement>(null)
  /** The last index the row was scrolled to; only a change of it updates the state. */
  const scrolledTo = useRef(0)
  const shown = images.filter(({ path }) => !broken.includes(path))
  const count = shown.length
  const current = Math.min(index, Math.max(count - 1, 0))

  if (count === 0) return null

  function go(step: number) {
    const next = (current + step + count) % count
    setIndex(next)
    row.current?.scrollTo({
      left: next * row.current.clientWidth,
      // From the last to the first, it does not scroll back past all the others.
      behavior: Math.abs(next - current) > 1 ? 'instant' : 'auto',
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || count < 2) return
    event.preventDefault()
    go(step)
  }

  function onScroll() {
    if (!row.current) return
    const visibleIndex = Math.round(row.current.scrollLeft / row.current.clientWidth)
    if (visibleIndex === scrolledTo.current) return
    scrolledTo.current = visibleIndex
    setIndex(visibleIndex)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what the buttons inside do.
    <div className="slides" onKeyDown={onKeyDown}>
      <ul
        ref={row}
        onScroll={onScroll}
        {...(count > 1 && { tabIndex: 0, 'aria-label': words.pictures.pictures(about) })}
      >
        {shown.map((image) => (
          <li key={image.path}>
            <GalleryPhoto
              {...image}
              sizes={sizes}
              onBroken={() => setBroken((broken) => [...broken, image.path])}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <>
          <span className="chip post-chip" aria-live="polite">
            {words.pictures.indexOf(current + 1, count)}
          </span>
          <button
            type="button"
            className="round"
            aria-label={words.pictures.previousPicture(about)}
            onClick={() => go(-1)}
          >
            <ChevronLeft aria-hidden />
          </button>
          <button
            type="button"
            className="round"
            aria-label={words.pictures.nextPicture(about)}
            onClick={() => go(1)}
          >
            <ChevronRight aria-hidden />
          </button>
        </>
      )}
    </div>
  )
}
