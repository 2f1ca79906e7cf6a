import { table } from 'virtual:pictures/people'
import type { Person } from '../../content-schema/people.ts'
import { PictureOf } from '../pictures/Picture.tsx'
import './PersonCard.css'

/** On a phone the photo is next to the words; elsewhere it is as wide as a column, of which there are two or three. */
const sizes = '(width < 48rem) 46vw, (width <= 69rem) 44vw, 518px'

/** Somebody who works for the company: their photo with a slanted edge, and a sentence of their own. */
export function PersonCard({ photo, alt, name, role, sentence }: Person) {
  return (
    <article className="on-card person">
      <PictureOf table={table} name={photo} alt={alt} sizes={sizes} />
      <div className="person-words">
        <h3 className="d4">{name}</h3>
        <p>{role}</p>
        <blockquote>{sentence}</blockquote>
      </div>
    </article>
  )
}
