import { reviews as section } from 'virtual:content/pages/home'
import { reviews } from 'virtual:content/reviews'
import * as en from '../../../widgets/words/en.ts'
import { Headline } from '../../components/blocks/Headline.tsx'
import type { Review } from '../../content-schema/work.ts'
import * as words from '../../words/site.ts'
import { GalleryPhoto } from './GalleryPhoto.tsx'
import './Reviews.css'

/** On a phone a photo is as wide as the text, elsewhere as its column in Reviews.css. */
const photoSizes = '(width < 48rem) calc(78vw - 3rem), 17rem'

/** The backgrounds of the cards, in turn. */
const grounds = ['on-sage', 'on-card', 'on-tint']

/** The reviews, with the first one emphasized. */
export function Reviews() {
  return (
    <section className="section wrap reviews-part">
      <h2 id="_reviews" className="d2">
        <Headline text={section.heading} />
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it where it is a row to swipe. */}
      <section className="reviews swipe" aria-labelledby="_reviews" tabIndex={0}>
        {reviews.map((review, index) => (
          <ReviewCard key={review.name} {...review} ground={grounds[index % grounds.length]} />
        ))}
      </section>
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
        {isNew && <span className="chip">{words.home.isNew}</span>}
      </div>
      <blockquote className={text.length < shortReview ? 'short' : undefined}>{text}</blockquote>
      {photo && <GalleryPhoto path={photo.name} alt={photo.alt} sizes={photoSizes} />}
      <figcaption>
        <span className="tile-icon tile-icon-l review-initials" aria-hidden="true">
          {name.replace(/[^A-Z]/g, '')}
        </span>
        <span>
          <b>{name}</b>
          <span className="review-meta">
            {words.home.reviewCount(reviews)}
            {isLocalGuide && ` · ${words.home.localGuide}`}
          </span>
        </span>
      </figcaption>
    </figure>
  )
}

const star = 'm12 2.3 3 6.1 6.7 1-4.85 4.7 1.15 6.7-6-3.15-6 3.15 1.15-6.7L2.3 9.4l6.7-1z'

/** Five stars, in the colours of the brand. */
function Stars() {
  return (
    <svg
      className="stars"
      viewBox="0 0 111 34"
      width={111}
      height={34}
      role="img"
      aria-label={en.fiveStars}
    >
      <rect width="111" height="34" rx="17" />
      {[12, 30, 48, 66, 84].map((x) => (
        <path key={x} d={star} transform={`translate(${x} 9.5) scale(.625)`} />
      ))}
    </svg>
  )
}

/** A text with fewer letters is set larger. */
const shortReview = 160
