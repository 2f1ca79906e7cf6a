import { films } from 'virtual:media/films'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as words from '../../words/site.ts'
import './Film.css'

/** Smallest first: a browser takes the first it can play. */
const codecs = [
  ['av1', 'av01.0.05M.10'],
  ['h264', 'avc1.64001f'],
] as const

const typeOf = (codec: string) => `video/mp4; codecs="${codec}"`

/** Whether films may start automatically: not if the visitor asked for less motion or less data. */
function mayStart() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

interface Props {
  /** The name of its files in the content's media. */
  name: string
  /** What the play button calls it. */
  label: string
  width: number
  height: number
}

/**
 * A silent loop within `.film` (Film.css), over a picture of its first frame: plays only while it
 * is on screen, and the visitor can stop it. Nothing is fetched before it plays.
 */
export function Film({ name, label, width, height }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  /**
   * Whether the visitor wants it to play; undefined, without a button, until a film can be played.
   */
  const [isWanted, setIsWanted] = useState<boolean>()
  const [isOnScreen, setIsOnScreen] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.25 },
    )
    if (video.current) observer.observe(video.current)
    // If no file can be played, the still picture stays, without a button.
    if (codecs.some(([, id]) => video.current?.canPlayType(typeOf(id)))) setIsWanted(mayStart())
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    // Uses the file that the browser chose for the still picture, so that nothing is fetched twice.
    const still = video.current?.closest('.film')?.querySelector('img')
    if (isOnScreen && video.current && still) video.current.poster = still.currentSrc
  }, [isOnScreen])

  useEffect(() => {
    if (!isWanted || !isOnScreen) return video.current?.pause()
    video.current?.play().catch((error: DOMException) => {
      // A phone that saves its battery plays nothing automatically; being paused early is not a
      // failure.
      if (error.name !== 'AbortError') setIsWanted(false)
    })
  }, [isWanted, isOnScreen])

  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a video without controls takes no focus. */}
      <video
        ref={video}
        width={width}
        height={height}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
      >
        {codecs.map(([codec, id]) => (
          <source key={codec} src={films[name]?.[codec]} type={typeOf(id)} />
        ))}
      </video>
      {isWanted !== undefined && (
        <button
          type="button"
          className="film-button round"
          aria-label={isWanted ? words.pictures.pauseFilm(label) : words.pictures.playFilm(label)}
          onClick={() => setIsWanted(!isWanted)}
        >
          {isWanted ? <Pause aria-hidden /> : <Play aria-hidden />}
        </button>
      )}
    </>
  )
}
