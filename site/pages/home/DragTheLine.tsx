import { transformations } from 'virtual:content/pages/home'
import { places } from 'virtual:content/transformations'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Headline } from '../../components/blocks/Headline.tsx'
import { BeforeAfter } from '../../components/pictures/BeforeAfter.tsx'
import { Picture } from '../../components/pictures/Picture.tsx'
import * as words from '../../words/site.ts'
import './DragTheLine.css'

/** Places to choose from, each with a line to drag between before and after. */
export function DragTheLine() {
  const [chosen, setChosen] = useState<(typeof places)[number]>()
  const shown = chosen ?? places[0]
  return (
    <section className="band on-ink drag">
      <div className={chosen ? 'wrap drag-columns chosen' : 'wrap drag-columns'}>
        <div>
          <h2 className="d2">
            <Headline text={transformations.heading} />
          </h2>
          <p className="lead">{transformations.text}</p>
        </div>
        {shown && (
          <BeforeAfter
            key={shown.place}
            place={shown.place}
            alt={shown.alt}
            label={shown.title}
            sizes="(width <= 900px) 99vw, (width <= 1440px) 60vw, 816px"
          />
        )}
        <fieldset className="drag-places">
          <legend className="hidden">{words.pictures.placeToLookAt}</legend>
          {places.map((item) => (
            <label key={item.place}>
              <input
                type="radio"
                name="place"
                className="hidden"
                checked={item === shown}
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
