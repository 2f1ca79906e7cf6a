import { Points } from '../../../components/blocks/Points.tsx'
import type { BoxedPoints as Block } from '../../../content-types/service-blocks.ts'
import type { BlockProps } from './block-props.ts'
import './BoxedPoints.css'

/** Headings with a sentence each, all in one tile. */
export function BoxedPoints({ heading, points }: BlockProps<Block>) {
  return (
    <section className="wrap">
      <div className="tile on-tint split boxed-points">
        <h2 className="d2">{heading}</h2>
        <Points points={points} columns={2} />
      </div>
    </section>
  )
}
