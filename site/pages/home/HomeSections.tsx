import { posts } from 'virtual:content/gallery'
import { reviews } from 'virtual:content/reviews'
import { DragTheLine } from './DragTheLine.tsx'
import { Gallery } from './Gallery.tsx'
import { Reviews } from './Reviews.tsx'
import { Services } from './Services.tsx'
import { Social } from './Social.tsx'

/** Everything between the first view and the closing call. */
export function HomeSections() {
  return (
    <>
      {reviews.length > 0 && <Reviews />}
      <DragTheLine />
      {posts.length > 0 && <Gallery />}
      <Services />
      <Social />
    </>
  )
}
