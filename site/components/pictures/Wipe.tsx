import { Picture } from './Picture.tsx'
import './Wipe.css'

interface Props {
  before: string
  after: string
  alt: string
  sizes: string
  isFirst?: boolean
}

/** The signature: before and after in one frame, with a clean edge of 12 degrees between them. */
export function Wipe({ before, after, alt, ...shared }: Props) {
  return (
    <div className="wipe">
      <Picture name={after} alt={alt} {...shared} />
      <Picture name={before} alt="" className="wipe-before" {...shared} />
      <span className="wipe-edge" />
    </div>
  )
}
