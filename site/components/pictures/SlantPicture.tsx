import { Picture } from './Picture.tsx'
import './SlantPicture.css'

interface Props {
  name: string
  /** What it shows; empty by default, for a picture whose text says the same. */
  alt?: string
  sizes?: string
  focus?: string | undefined
  isFirst?: boolean
}

/**
 * A picture that fills the right of its card, with the slanted edge between it and the text. The
 * card sets `--slant-at`, the place where the edge meets its bottom.
 */
export function SlantPicture({
  name,
  alt = '',
  sizes = '(width <= 900px) 60vw, (width <= 1440px) 38vw, 540px',
  focus,
  isFirst = false,
}: Props) {
  const className = `slant slant-${name}`
  const props = { name, alt, className, sizes, focus, isFirst }
  return <Picture {...props} />
}
