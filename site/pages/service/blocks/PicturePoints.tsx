import { Points } from '../../../components/blocks/Points.tsx'
import { Picture } from '../../../components/pictures/Picture.tsx'
import type { PicturePoints as Block } from '../../../content-types/service-blocks.ts'
import type { BlockProps } from './block-props.ts'
import './PicturePoints.css'

/** Headings with a sentence each, next to a picture. */
export function PicturePoints({ heading, picture, alt, focus, points }: BlockProps<Block>) {
  return (
    <section className="section wrap split split-5 picture-points">
      <Picture name={picture} alt={alt} sizes="(width <= 1100px) 100vw, 1024px" focus={focus} />
      <div>
        <h2 className="d2">{heading}</h2>
        <Points points={points} look="ruled" columns={1} />
      </div>
    </section>
  )
}
