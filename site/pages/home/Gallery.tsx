import { posts } from 'virtual:content/gallery'
import { gallery } from 'virtual:content/pages/home'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Headline } from '../../components/blocks/Headline.tsx'
import * as words from '../../words/site.ts'
import { GalleryPost } from './GalleryPost.tsx'
import './Gallery.css'

/** How many posts are shown at first, and how many a press adds. */
const firstCount = Math.min(3, posts.length)
const addedCount = { wide: 3, narrow: 2 }
/** The least width of a wide screen, in pixels. */
const wideScreen = 768
/** How long the button says that it is loading before the posts are added, in milliseconds. */
const loadingTime = 500

/** The work posts, a few at a time. */
export function Gallery() {
  const [count, setCount] = useState(firstCount)
  const [isLoading, setIsLoading] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const lastCount = useRef(firstCount)

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => {
      const more = innerWidth >= wideScreen ? addedCount.wide : addedCount.narrow
      setIsLoading(false)
      setCount((count) => Math.min(count + more, posts.length))
    }, loadingTime)
    return () => clearTimeout(timer)
  }, [isLoading])

  useEffect(() => {
    // Focus moves to the first new post, because the button may be gone.
    const post = list.current?.children[lastCount.current] as HTMLElement | undefined
    if (post) {
      post.focus({ preventScroll: true })
      // On a narrow screen the posts are a row to swipe.
      list.current?.scrollTo({ left: post.offsetLeft - list.current.offsetLeft - post.clientLeft })
    }
    lastCount.current = count
  }, [count])

  return (
    <section className="section" aria-labelledby="_work">
      <h2 id="_work" className="wrap d2">
        <Headline text={gallery.heading} />
      </h2>
      <ul className="posts swipe" ref={list}>
        {posts.slice(0, count).map((post) => (
          <GalleryPost key={post.id} post={post} />
        ))}
      </ul>
      <div className="wrap posts-end">
        <p role="status">{words.pictures.postsShown(count, posts.length)}</p>
        <progress value={count} max={posts.length} aria-hidden="true" />
        {count < posts.length && (
          <button
            type="button"
            className="btn btn-line posts-more"
            aria-disabled={isLoading}
            onClick={() => setIsLoading(true)}
          >
            <span>{isLoading ? words.pictures.loading : words.pictures.moreWork}</span>
            <Plus className="icon" aria-hidden />
          </button>
        )}
      </div>
    </section>
  )
}
