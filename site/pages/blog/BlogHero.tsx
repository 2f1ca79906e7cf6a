import { hero } from 'virtual:content/pages/blog'
import { useEffect, useState } from 'react'
import { PageHeading } from '../../components/blocks/PageHeading.tsx'

/** The head of the blog, with bubbles rising behind its words. */
export function BlogHero() {
  return (
    <div className="split split-end lit on-gold blog-hero">
      <Bubbles />
      <p className="blog-intro">{hero.kicker}</p>
      <PageHeading text={hero.heading} />
      <p className="blog-subtitle">{hero.text}</p>
    </div>
  )
}

/** A random number between two. */
const between = (from: number, to: number) => from + Math.random() * (to - from)

const randomBubble = () => ({
  left: `${between(1, 97)}%`,
  top: `${between(6, 90)}%`,
  width: `${between(0.75, 4)}rem`,
  // A motion longer than five seconds needs a button that stops it.
  animationDuration: `${between(3, 5)}s`,
})

/** 15 random bubbles, in the browser only, unless the visitor prefers reduced motion. */
function Bubbles() {
  const [bubbles, setBubbles] = useState<ReturnType<typeof randomBubble>[]>([])
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setBubbles(Array.from({ length: 15 }, randomBubble))
  }, [])
  return (
    <div className="blog-dots" aria-hidden="true">
      {bubbles.map((bubble) => (
        <span key={bubble.left} style={bubble} />
      ))}
    </div>
  )
}
