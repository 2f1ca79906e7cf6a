import { Picture } from './Picture.tsx'
import './SlantPicture.css'

interface Props {
  name: string
  /** What it shows; empty, as it is unless told, where the text beside it says it all. */
  alt?: string
  sizes?: string
  focus?: string | undefined
  isFirst?: boolean
}

/**
 * A picture that fills the right of its card, parted from the text by the slanted edge. The card
 * sets `--slant-at`, where the edge meets its foot.
 */
export function SlantPicture({
  name,
  alt = '',
  sizes = '(width <= 900px) 60vw, (width <= 1440px) 38vw, 540px',
  focus,
  isFirst = false,
}: Props) {
  const className = `slant slant-${name}`
  const shown = { name, alt, className, sizes, focus, isFirst }
  return <Picture {...shown} />
}
