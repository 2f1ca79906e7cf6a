import type { Transformation } from '../../content-types/company.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import './Places.css'

/** Places before and after, each with its own edge to drag. */
export function Places({ places }: { places: Transformation[] }) {
  return (
    <ul className="places">
      {places.map(({ place, title, text, alt }) => (
        <li key={place}>
          <BeforeAfter
            before={`${place}-before`}
            after={`${place}-after`}
            alt={alt}
            label={title}
            sizes="(width <= 560px) 136vw, (width <= 768px) 68vw, (width <= 1440px) 54vw, 740px"
          />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
