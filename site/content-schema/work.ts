import { z } from 'zod'
import {
  list,
  listOrNone,
  longText,
  nameOf,
  number,
  object,
  optional,
  schemaKey,
  shortText,
  text,
  yesOrNo,
} from './fields.ts'
import { alt, transformation } from './parts.ts'

/* What shows the company's work: reviews, gallery, and places before and after. */

const galleryPicture = nameOf(
  'gallery',
  'The name of a picture of media/gallery, without its ending.',
)

const review = object({
  name: shortText('Who wrote it.', 60),
  reviews: number('how many reviews they have written', 'How many reviews they have written.').min(
    0,
    {
      error: ({ input }) => `${input} is less than none; write how many reviews they have written.`,
    },
  ),
  isLocalGuide: optional(yesOrNo('Whether the map calls them a local guide.')),
  timeAgo: text('When it was, as people say it: 2 weeks ago.'),
  isNew: optional(yesOrNo('Shows a badge.')),
  text: longText('What they wrote.'),
  photo: optional(object({ name: galleryPicture, alt }).describe('A photo that came with it.')),
}).meta({ title: 'review' })

export type Review = z.infer<typeof review>

/** reviews.json */
export const reviews = object({
  ...schemaKey,
  reviews: listOrNone(
    review,
    'The reviews of the home page, each with five stars. Put real ones here, with their writers’ leave.',
  ),
})

const postKeys = {
  id: text('A short name, unlike the others.'),
  caption: longText('The words below it; the page shows the first 100 characters.'),
}

const image = object({ path: galleryPicture, alt }).meta({ title: 'picture' })

export type GalleryImage = z.infer<typeof image>

const post = z
  .discriminatedUnion(
    'isVideo',
    [
      object({
        ...postKeys,
        isVideo: z.literal(false).describe('Pictures.'),
        images: list(image, 'pictures', 'Its pictures.'),
      }),
      object({
        ...postKeys,
        isVideo: z.literal(true).describe('A film.'),
        videoUrl: nameOf(
          'films',
          'The name of a film of media, and of the picture of media/gallery that is its first frame.',
        ),
        alt,
      }),
    ],
    { error: 'write "isVideo": true for a film, or "isVideo": false for pictures.' },
  )
  .meta({ title: 'post' })

export type GalleryPost = z.infer<typeof post>

/** gallery.json */
export const gallery = object({
  ...schemaKey,
  posts: listOrNone(post, 'The posts, the best three first.'),
})

/** transformations.json */
export const transformations = object({
  ...schemaKey,
  before: text(
    'A word or two, such as before the visit; they follow the words for those who cannot see the first picture.',
  ),
  after: text('A word or two, such as after the visit; they follow those for the second picture.'),
  places: list(transformation, 'places', 'The places, before and after.'),
})

export type Transformations = z.infer<typeof transformations>
