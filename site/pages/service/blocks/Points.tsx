import { Check } from 'lucide-react'
import { PointList } from '../../../components/blocks/PointList.tsx'
import { Picture } from '../../../components/pictures/Picture.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import './Points.css'

/** Headings, each with a sentence. */
export function Points(props: BlockProps<{ kind: 'points' }>) {
  const { look, points } = props
  const heading = <h2 className="d2">{props.heading}</h2>
  switch (look) {
    case 'checked':
      return (
        <section className="section wrap split side-points">
          {heading}
          <PointList points={points} look="ruled" columns={2} icon={Check} />
        </section>
      )
    case 'barred':
      return (
        <section className="section wrap">
          {heading}
          <PointList points={points} look="barred" />
        </section>
      )
    case 'boxed':
      return (
        <section className="wrap">
          <div className="tile on-tint split boxed-points">
            {heading}
            <PointList points={points} columns={2} />
          </div>
        </section>
      )
    case 'pictured': {
      const { picture, alt, focus } = props
      const sizes = '(width <= 1100px) 100vw, 1024px'
      return (
        <section className="section wrap split split-5 picture-points">
          <Picture name={picture} alt={alt} sizes={sizes} focus={focus} />
          <div>
            {heading}
            <PointList points={points} look="ruled" columns={1} />
          </div>
        </section>
      )
    }
  }
}
