import { Picture } from './Picture.tsx'
import './Wipe.css'

interface Props {
  /** Its pictures are `<place>-before` and `<place>-after`. */
  place: string
  alt: string
  sizes: string
}

/** The signature: before and after in one frame, with a clean edge of 12 degrees between them. */
export function Wipe({ place, alt, sizes }: Props) {
  return (
    <div className="wipe">
      <Picture name={`${place}-after`} alt={alt} sizes={sizes} />
      <Picture name={`${place}-before`} alt="" sizes={sizes} className="wipe-before" />
      <span className="wipe-edge" />
    </div>
  )
}
