import { Picture } from './Picture.tsx'
import './SlantPicture.css'

/**
 * A picture that fills the right of its card, parted from the text by the slanted edge. Decoration:
 * the text beside it says it all. The card sets `--slant-at`, where the edge meets its foot.
 */
export function SlantPicture({ name }: { name: string }) {
  return (
    <Picture
      name={name}
      alt=""
      className="slant"
      sizes="(width <= 900px) 60vw, (width <= 1440px) 38vw, 540px"
    />
  )
}
