import { BeforeAfter } from '../../../components/pictures/BeforeAfter.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import { Hero } from './Hero.tsx'

type Props = BlockProps<{ kind: 'hero'; look: 'before-after' }>

/** The words on a coloured background, and a place before and after. */
export function HeroBeforeAfter({ place, name, alt, ...words }: Props) {
  return (
    <Hero {...words} className="hero-block on-ink before-after-hero">
      <BeforeAfter
        place={place}
        alt={alt}
        label={name}
        sizes="(width <= 560px) 99vw, (width <= 900px) 124vw, (width <= 1440px) 54vw, 780px"
        isFirst
      />
    </Hero>
  )
}
