import { town } from 'virtual:content/business'
import { reviews } from 'virtual:content/reviews'
import type { Review } from '../../content-types.ts'
import stars from './stars.svg'
import './Reviews.css'

const grounds = ['on-sage', 'on-card', 'on-tint']

/** The reviews: the first one speaks up, the others agree. */
export function Reviews() {
  return (
    <section className="section wrap">
      <h2 className="d2">Word gets around {town}.</h2>
      <div className="reviews">
        {reviews.map((review, index) => (
          <ReviewCard key={review.name} {...review} ground={grounds[index] ?? 'on-card'} />
        ))}
      </div>
    </section>
  )
}

interface Props extends Review {
  ground: string
}

function ReviewCard({ name, reviews, isLocalGuide, timeAgo, isNew, text, ground }: Props) {
  return (
    <figure className={`tile ${ground} review`}>
      <div className="review-top">
        <img className="stars" src={stars} alt="5 out of 5 stars" width={111} height={34} />
        <span className="review-time">{timeAgo}</span>
        {isNew && <span className="chip">NEW</span>}
      </div>
      <blockquote>{text}</blockquote>
      <figcaption>
        <span className="tile-icon tile-icon-l review-initials" aria-hidden="true">
          {name.replace(/[^A-Z]/g, '')}
        </span>
        <span>
          <b>{name}</b>
          <span className="review-meta">
            {reviews} {reviews === 1 ? 'review' : 'reviews'}
            {isLocalGuide && ' · Local Guide'}
          </span>
        </span>
      </figcaption>
    </figure>
  )
}
