import { SlantPicture } from '../../../components/pictures/SlantPicture.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import { Hero } from './Hero.tsx'

type Props = BlockProps<{ kind: 'hero'; look: 'picture' }>

/** The words on a coloured background, next to a picture with a slanted edge. */
export function HeroPicture({ picture, alt, focus, ...words }: Props) {
  return (
    <Hero {...words} className="hero-block tile-art on-sage picture-hero">
      <SlantPicture
        name={picture}
        alt={alt}
        sizes="(width <= 900px) 92vw, (width <= 1440px) 62vw, 820px"
        isFirst
        focus={focus}
      />
    </Hero>
  )
}
