import * as sides from 'virtual:content/transformations'
import { MoveHorizontal } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { useBeforePaint, useReady } from '../../hooks/prerendered.ts'
import * as words from '../../words/site.ts'
import { Picture } from './Picture.tsx'
import './BeforeAfter.css'

interface Props {
  /** Its pictures are `<place>-before` and `<place>-after`. */
  place: string
  /** What both pictures show. */
  alt: string
  /** The name of the place: `Kitchen`. */
  label: string
  sizes: string
  isFirst?: boolean
}

/**
 * How much of the before picture shows at first, in percent; BeforeAfter.css has the same value.
 */
const startShare = 55

/** tan 12°, as --lean in the styles. */
const lean = 0.21256

/** How far a finger moves sideways, in pixels, before it drags; until then it may be scrolling. */
const slack = 6

/**
 * Before and after in one frame, with an edge between them that the mouse, a finger or, through the
 * range input, the keyboard moves. Without JavaScript the two pictures are side by side.
 */
export function BeforeAfter({ place, alt, label, ...shared }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  /** Where a finger came down that is not dragging yet; NaN if there is none. */
  const touchedAt = useRef(Number.NaN)
  const [share, setShare] = useState(startShare)
  const isReady = useReady()

  useBeforePaint(() => frame.current?.style.setProperty('--share', `${share / 100}`), [share])

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { currentTarget, pointerId, type, clientX, clientY } = event
    if (!currentTarget.hasPointerCapture(pointerId)) return
    if (type === 'pointermove') {
      if (Math.abs(clientX - touchedAt.current) < slack) return
      touchedAt.current = Number.NaN
    }
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const across = (clientX - left + (clientY - top) * lean) / (width + height * lean)
    setShare(Math.min(100, Math.max(0, across * 100)))
  }

  const startDrag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary || event.button) return
    const isTouch = event.pointerType === 'touch'
    touchedAt.current = isTouch ? event.clientX : Number.NaN
    event.currentTarget.setPointerCapture(event.pointerId)
    if (!isTouch) follow(event)
  }

  return (
    <div
      ref={frame}
      className="ba"
      onPointerDown={startDrag}
      onPointerMove={follow}
      onPointerUp={follow}
    >
      <div className="ba-side">
        <Picture name={`${place}-before`} alt={`${alt}, ${sides.before}`} {...shared} />
        <span className="chip ba-before">{words.pictures.before}</span>
      </div>
      <div className="ba-side ba-clean">
        <Picture name={`${place}-after`} alt={`${alt}, ${sides.after}`} {...shared} />
        <span className="chip ba-after">{words.pictures.after}</span>
      </div>
      <span className="ba-edge" />
      <input
        type="range"
        className="ba-range"
        step={5}
        disabled={!isReady}
        value={Math.round(share / 5) * 5}
        onChange={(event) => setShare(event.target.valueAsNumber)}
        aria-label={words.pictures.howMuchBefore(label)}
        aria-valuetext={words.pictures.shares(Math.round(share))}
      />
      <span className="ba-grip">
        <MoveHorizontal aria-hidden />
      </span>
    </div>
  )
}
