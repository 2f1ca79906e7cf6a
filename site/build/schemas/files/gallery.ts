import { z } from 'zod'
import type { GalleryPost } from '../../../content-types/company.ts'
import { isFilm } from '../blocks/media.ts'
import type { Known } from '../parts/known.ts'
import { alt, pictureIn } from '../parts/pictures.ts'
import { schemaKey } from '../parts/step.ts'
import { anyOf, keysOf, listOf, sentences, words } from '../parts/values.ts'

const caption = sentences('the words below it').describe(
  'The words below it; the page shows the first 100 characters.',
)

const id = words('a short name, unlike the others').describe('A short name, unlike the others.')

function post(known: Known) {
  const picture = pictureIn('gallery', known).describe('A picture of media/gallery.')
  const film = pictureIn('gallery', known)
    .superRefine(isFilm(known))
    .meta({ names: 'films' })
    .describe('A film of media, and a picture of media/gallery that is its first frame.')
  const images = listOf(
    keysOf({ path: picture, alt }).meta({ title: 'picture' }),
    'pictures',
  ).describe('Its pictures.')
  return z
    .discriminatedUnion(
      'isVideo',
      [
        keysOf({ id, caption, isVideo: z.literal(false).describe('Pictures.'), images }),
        keysOf({ id, caption, isVideo: z.literal(true).describe('A film.'), videoUrl: film, alt }),
      ],
      { error: 'write "isVideo": true for a film, or "isVideo": false for pictures.' },
    )
    .meta({ title: 'post' }) satisfies z.ZodType<GalleryPost>
}

/** gallery.json */
export const galleryFile = (known: Known) =>
  keysOf({ ...schemaKey, posts: anyOf(post(known)).describe('The posts, the best three first.') })
