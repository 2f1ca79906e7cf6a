import { reviews as section } from 'virtual:content/pages/home'
import { reviews } from 'virtual:content/reviews'
import { Headline } from '../../components/blocks/Headline.tsx'
import type { Review } from '../../content-schema/work.ts'
import * as words from '../../words/home.ts'
import { GalleryPhoto } from './GalleryPhoto.tsx'
import { Stars } from './Stars.tsx'
import './Reviews.css'

/** On a phone a photo is as wide as the text, elsewhere as its column in Reviews.css. */
const photoSizes = '(width <= 40rem) calc(89vw - 3rem), 17rem'

/** The backgrounds of the cards, in turn. */
const grounds = ['on-sage', 'on-card', 'on-tint']

/** The reviews, with the first one emphasized. */
export function Reviews() {
  return (
    <section className="section wrap">
      <h2 className="d2">
        <Headline text={section.heading} />
      </h2>
      <div className="reviews">
        {reviews.map((review, index) => (
          <ReviewCard key={review.name} {...review} ground={grounds[index % grounds.length]} />
        ))}
      </div>
    </section>
  )
}

interface Props extends Review {
  ground: string | undefined
}

function ReviewCard({ name, reviews, isLocalGuide, timeAgo, isNew, text, photo, ground }: Props) {
  return (
    <figure className={`tile ${ground} review`}>
      <div className="review-top">
        <Stars />
        <span className="review-time">{timeAgo}</span>
        {isNew && <span className="chip">{words.isNew}</span>}
      </div>
      <blockquote>{text}</blockquote>
      {photo && <GalleryPhoto path={photo.name} alt={photo.alt} sizes={photoSizes} />}
      <figcaption>
        <span className="tile-icon tile-icon-l review-initials" aria-hidden="true">
          {name.replace(/[^A-Z]/g, '')}
        </span>
        <span>
          <b>{name}</b>
          <span className="review-meta">
            {words.reviewCount(reviews)}
            {isLocalGuide && ` · ${words.localGuide}`}
          </span>
        </span>
      </figcaption>
    </figure>
  )
}
