import { reviews as section } from 'virtual:content/pages/home'
import { reviews } from 'virtual:content/reviews'
import * as en from '../../../widgets/words/en.ts'
import { Headline } from '../../components/blocks/Headline.tsx'
import type { Review } from '../../content-schema/work.ts'
import * as words from '../../words/site.ts'
import { GalleryPhoto } from './GalleryPhoto.tsx'
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
        {isNew && <span className="chip">{words.home.isNew}</span>}
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
            {words.home.reviewCount(reviews)}
            {isLocalGuide && ` · ${words.home.localGuide}`}
          </span>
        </span>
      </figcaption>
    </figure>
  )
}

const star =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z'

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
