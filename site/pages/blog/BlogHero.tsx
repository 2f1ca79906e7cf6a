import { hero } from 'virtual:content/pages/blog'
import { useEffect, useState } from 'react'
import { PageHeading } from '../../components/blocks/PageHeading.tsx'

/** The masthead of the journal, with bubbles rising behind it. */
export function BlogHero() {
  return (
    <div className="split split-end lit on-gold blog-hero">
      <Dots />
      <p className="blog-intro">{hero.kicker}</p>
      <PageHeading text={hero.heading} />
      <p className="blog-subtitle">{hero.text}</p>
    </div>
  )
}

/** A random number between two. */
const between = (from: number, to: number) => from + Math.random() * (to - from)

const anywhere = () => ({
  left: `${between(1, 97)}%`,
  top: `${between(6, 90)}%`,
  width: `${between(0.75, 4)}rem`,
  // A motion longer than five seconds needs a button that stops it.
  animationDuration: `${between(3, 5)}s`,
})

/** 15 dots at random positions, in the browser only; none if nothing should move. */
function Dots() {
  const [dots, setDots] = useState<ReturnType<typeof anywhere>[]>([])
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setDots(Array.from({ length: 15 }, anywhere))
  }, [])
  return (
    <div className="blog-dots" aria-hidden="true">
      {dots.map((dot) => (
        <span key={dot.left} style={dot} />
      ))}
    </div>
  )
}
