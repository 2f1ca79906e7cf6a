import { BeforeAfter } from '../../../components/pictures/BeforeAfter.tsx'
import type { BeforeAfterHero as Block } from '../../../content-types/service-heroes.ts'
import type { BlockProps } from './block-props.ts'
import { Hero } from './Hero.tsx'
import './BeforeAfterHero.css'

/** The words on a coloured background, and a place before and after. */
export function BeforeAfterHero({ service, title, text, place, name, alt }: BlockProps<Block>) {
  return (
    <Hero
      service={service}
      className="hero-block on-ink before-after-hero"
      title={title}
      text={text}
    >
      <BeforeAfter
        before={`${place}-before`}
        after={`${place}-after`}
        alt={alt}
        label={name}
        sizes="(width <= 560px) 99vw, (width <= 900px) 124vw, (width <= 1440px) 54vw, 780px"
        isFirst
      />
    </Hero>
  )
}
