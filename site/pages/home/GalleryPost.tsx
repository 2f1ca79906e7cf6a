import { VolumeX } from 'lucide-react'
import { useState } from 'react'
import { Film } from '../../components/pictures/Film.tsx'
import type { GalleryPost as Post } from '../../content-schema/work.ts'
import * as words from '../../words/site.ts'
import { shortenCaption } from './caption.ts'
import { GalleryPhoto } from './GalleryPhoto.tsx'
import { GallerySlides } from './GallerySlides.tsx'
import './GalleryPost.css'

/** How wide a picture is: on a narrow screen as a card of a row to swipe, else a third of the window. */
const sizes = '(width < 48rem) 78vw, 33vw'

/** One post: a film, a picture or several pictures. A long caption can be expanded. */
export function GalleryPost({ post }: { post: Post }) {
  const [isExpanded, setIsExpanded] = useState(false)
  const shortCaption = shortenCaption(post.caption)
  return (
    <li className="post" tabIndex={-1}>
      <figure>
        {post.isVideo ? (
          <div className="film">
            <GalleryPhoto path={post.videoUrl} alt={post.alt} sizes={sizes} />
            <Film name={post.videoUrl} label={post.alt} width={480} height={600} />
            <span className="chip on-ink post-chip post-film">
              <VolumeX aria-hidden /> {words.pictures.film}
            </span>
          </div>
        ) : (
          <GallerySlides images={post.images} about={post.images[0]?.alt ?? ''} sizes={sizes} />
        )}
        <figcaption>{isExpanded ? post.caption : shortCaption}</figcaption>
      </figure>
      {shortCaption !== post.caption && !isExpanded && (
        <button
          type="button"
          className="post-more"
          aria-label={words.pictures.readOnFrom(shortCaption)}
          onClick={() => setIsExpanded(true)}
        >
          {words.pictures.readOn}
        </button>
      )}
    </li>
  )
}
