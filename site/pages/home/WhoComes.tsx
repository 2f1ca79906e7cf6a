import { FirstPerson } from 'virtual:first-person'
import { Headline } from '../../components/blocks/Headline.tsx'
import { SlantPicture } from '../../components/pictures/SlantPicture.tsx'
import type { HomeContent } from '../../content-schema/pages.ts'
import './WhoComes.css'

/** Who comes to a customer's door: a picture, and beside it somebody of the team, once the owner has a photo of them. */
export function WhoComes({ heading, text, picture }: NonNullable<HomeContent['story']>) {
  return (
    <section className="section wrap who">
      <div className="tile tile-art on-sage">
        <SlantPicture name={picture} />
        <h2 className="d2">
          <Headline text={heading} />
        </h2>
        <p>{text}</p>
      </div>
      {FirstPerson && <FirstPerson />}
    </section>
  )
}
