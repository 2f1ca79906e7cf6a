import { places } from 'virtual:content/transformations'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { SparkHeading } from '../../components/blocks/SparkHeading.tsx'
import { BeforeAfter } from '../../components/pictures/BeforeAfter.tsx'
import { Picture } from '../../components/pictures/Picture.tsx'
import './DragTheLine.css'

/** Four places to choose from, each with a line to drag between before and after. */
export function DragTheLine() {
  const [chosen, setChosen] = useState(places[0])
  return (
    <section className="band on-ink drag">
      <div className="wrap drag-columns">
        <div>
          <SparkHeading heading="Drag the" lastWord="line." />
          <p className="lead">
            A long week on one side, a good afternoon’s work on the other. Slide it and see.
          </p>
        </div>
        {chosen && (
          <BeforeAfter
            key={chosen.place}
            before={`${chosen.place}-before`}
            after={`${chosen.place}-after`}
            alt={chosen.alt}
            label={chosen.title}
            sizes="(width <= 900px) 99vw, (width <= 1440px) 60vw, 816px"
          />
        )}
        <fieldset className="drag-places">
          <legend className="hidden">The place to look at</legend>
          {places.map((item) => (
            <label key={item.place}>
              <input
                type="radio"
                name="place"
                className="hidden"
                checked={item === chosen}
                onChange={() => setChosen(item)}
              />
              <Picture name={`${item.place}-after`} alt="" sizes="88px" />
              {item.title}
              <Check className="icon" aria-hidden />
            </label>
          ))}
        </fieldset>
      </div>
    </section>
  )
}
