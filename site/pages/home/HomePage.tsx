import { posts } from 'virtual:content/gallery'
import { closing, story } from 'virtual:content/pages/home'
import { reviews } from 'virtual:content/reviews'
import { ClosingCall } from '../../components/blocks/Call.tsx'
import { Rest } from '../../components/layout/Rest.tsx'
import { DragTheLine } from './DragTheLine.tsx'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import { Reviews } from './Reviews.tsx'
import { Services } from './Services.tsx'
import { Social } from './Social.tsx'
import { WhoComes } from './WhoComes.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <Rest>
        {reviews.length > 0 && <Reviews />}
        <DragTheLine />
        {posts.length > 0 && <Gallery />}
        {story && <WhoComes {...story} />}
        <Services />
        <Social />
        <ClosingCall {...closing} />
      </Rest>
    </>
  )
}
