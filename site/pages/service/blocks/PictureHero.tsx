import { SlantPicture } from '../../../components/pictures/SlantPicture.tsx'
import type { PictureHero as Block } from '../../../content-types/service-heroes.ts'
import type { BlockProps } from './block-props.ts'
import { Hero } from './Hero.tsx'
import './PictureHero.css'

/** The words on a coloured background, next to a picture with a slanted edge. */
export function PictureHero({ service, title, text, picture, alt, focus }: BlockProps<Block>) {
  return (
    <Hero
      service={service}
      className="hero-block tile-art on-sage picture-hero"
      title={title}
      text={text}
    >
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
