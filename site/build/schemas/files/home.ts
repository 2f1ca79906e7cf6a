import type { z } from 'zod'
import type { HomeContent } from '../../../content-types/pages.ts'
import { iconOf, isFilm, shownPicture } from '../blocks/media.ts'
import type { Known } from '../parts/known.ts'
import { headed, pageKeys, section } from '../parts/page.ts'
import { keysOf, listOf, optional, words } from '../parts/values.ts'

const film = (known: Known) =>
  keysOf({
    name: words('the name of a film')
      .superRefine(isFilm(known))
      .describe('Of its two files in media, which end in .av1.mp4 and .h264.mp4.'),
    label: words('what it shows').describe('What the button says that it plays.'),
  })

const fact = (known: Known) =>
  keysOf({
    icon: iconOf(known),
    text: words('a few words').describe('A few words that speak for you.'),
  })

const hero = (known: Known) =>
  keysOf({
    ...section,
    picture: shownPicture(known).describe('The picture. With a film, its first frame.'),
    film: optional(film(known).describe('Plays over the picture, without sound.')),
    facts: listOf(fact(known), 'facts').describe('What speaks for you, each with an icon.'),
  })

/** pages/home.json */
export const homeFile = (known: Known) =>
  keysOf({
    ...pageKeys,
    hero: hero(known).describe(
      'What visitors see first. A phone shows the lines of the heading as they are.',
    ),
    reviews: headed.describe('Over the reviews, where there are any.'),
    transformations: keysOf(section).describe('Beside the places before and after.'),
    gallery: headed.describe('Over the pictures of your work, where there are any.'),
    services: keysOf(section).describe('Over the cards of the services.'),
    closing: keysOf(section).describe('The last word of the page.'),
  }) satisfies z.ZodType<HomeContent>
