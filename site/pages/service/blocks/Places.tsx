import { SectionHead } from '../../../components/blocks/Headline.tsx'
import { BeforeAfter } from '../../../components/pictures/BeforeAfter.tsx'
import type { Transformation } from '../../../content-schema/parts.ts'
import './Places.css'

interface Props {
  heading: string
  text: string
  places: readonly Transformation[]
}

/** Places before and after the work, each with its own edge to drag. */
export function Places({ heading, text, places }: Props) {
  return (
    <section className="band on-ink">
      <div className="wrap">
        <SectionHead heading={heading} text={text} />
        <ul className="places">
          {places.map(({ place, title, text, alt }) => (
            <li key={place}>
              <BeforeAfter
                place={place}
                alt={alt}
                label={title}
                sizes="(width <= 560px) 136vw, (width <= 768px) 68vw, (width <= 1440px) 54vw, 740px"
              />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
