import { VolumeX } from 'lucide-react'
import { Film } from '../../components/pictures/Film.tsx'
import type { GalleryPost as Post } from '../../content/types.ts'
import { shownCaption } from './caption.ts'
import { GalleryPhoto } from './GalleryPhoto.tsx'
import { GallerySlides } from './GallerySlides.tsx'

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
          <GallerySlides images={post.images} />
        )}
        <figcaption>{shownCaption(post.caption)}</figcaption>
      </figure>
    </li>
  )
}
