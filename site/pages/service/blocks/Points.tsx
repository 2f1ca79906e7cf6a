import { Check } from 'lucide-react'
import { Points as PointList } from '../../../components/blocks/Points.tsx'
import type { Points as Block } from '../../../content-types/service-blocks.ts'
import type { BlockProps } from './block-props.ts'

/** Headings, each with a sentence: in rows with a check mark, or in columns under bars. */
export function Points({ heading, look, points }: BlockProps<Block>) {
  return (
    <section className="section wrap">
      <h2 className="d2">{heading}</h2>
      {look === 'checked' ? (
        <PointList points={points} look="ruled" columns={2} heading="d4" icon={Check} />
      ) : (
        <PointList points={points} look="barred" />
      )}
    </section>
  )
}
