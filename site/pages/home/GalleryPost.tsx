import { VolumeX } from 'lucide-react'
import { useState } from 'react'
import { Film } from '../../components/pictures/Film.tsx'
import type { GalleryPost as Post } from '../../content/types.ts'
import { shownCaption } from './caption.ts'
import { GalleryPhoto } from './GalleryPhoto.tsx'
import { GallerySlides } from './GallerySlides.tsx'

/** A caption; the rest of a long one is shown on request. */
function Caption({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = shownCaption(text)
  return (
    <figcaption>
      <span>{isWhole ? text : shown}</span>
      {shown !== text && !isWhole && (
        <button type="button" onClick={() => setIsWhole(true)}>
          Read on<span className="hidden">: {shown}</span>
        </button>
      )}
    </figcaption>
  )
}

/** One post: a film, a picture, or several to leaf through. */
export function GalleryPost(post: Post) {
  return (
    <li className="post" tabIndex={-1}>
      <figure>
        {post.isVideo ? (
          <div className="film">
            <GalleryPhoto path={post.videoUrl} alt={post.alt} />
            <Film name={post.videoUrl} label={post.alt} width={480} height={600} />
            <span className="chip on-ink post-chip post-film">
              <VolumeX aria-hidden /> Film
            </span>
          </div>
        ) : (
          <GallerySlides images={post.images} about={post.images[0]?.alt ?? ''} />
        )}
        <Caption text={post.caption} />
      </figure>
    </li>
  )
}
