import { z } from 'zod'
import type { GalleryPost, Transformation } from '../../../content/types.ts'
import { anyOf, keysOf, listOf, words } from '../fields.ts'
import type { Known } from '../known.ts'
import { pointKeys } from './points.ts'

/** Why a picture that is named cannot be shown; '' when all is well. `names` are those in its folder. */
export function pictureFault(name: string, folder: string, names: readonly string[]): string {
  if (names.includes(name)) return ''
  const place = `site/media/${folder}`
  const bare = name.replace(/\.(jpe?g|png|webp)$/i, '')
  if (names.includes(bare)) return `"${name}" has its ending; write ${bare}.`
  const other = names.find((other) => other.toLowerCase() === bare.toLowerCase())
  if (other) return `"${name}" is called ${other} in ${place}.`
  return `"${name}" has no picture ${place}/${name}.jpg. Put it there, or name another.`
}

/** The name of a picture, which `endings` follow where it stands for several. */
export function pictureIn(folder: 'masters' | 'gallery', known: Known, endings = ['']) {
  return words('the name of a picture').superRefine((name, { addIssue }) => {
    for (const ending of endings) {
      const fault = pictureFault(`${name}${ending}`, folder, known[folder])
      if (fault) addIssue(fault)
    }
  })
}

const alt = words('what is to be seen, for those who cannot')

const caption = words('the words below it')

const id = words('a short name, unlike the others')

function post(known: Known) {
  const picture = pictureIn('gallery', known)
  const film = picture.superRefine((name, { addIssue }) => {
    if (known.films.includes(name)) return
    const files = `site/media/${name}.av1.mp4 and .h264.mp4`
    addIssue(`"${name}" has no film: ${files}. Put it there, or name another.`)
  })
  const images = listOf(keysOf({ path: picture, alt }), 'pictures')
  return z.discriminatedUnion(
    'isVideo',
    [
      keysOf({ id, caption, isVideo: z.literal(false), images }),
      keysOf({ id, caption, isVideo: z.literal(true), videoUrl: film, alt }),
    ],
    { error: 'write isVideo: true for a film, or isVideo: false for pictures.' },
  ) satisfies z.ZodType<GalleryPost>
}

export const galleryFile = (known: Known) => keysOf({ gallery: anyOf(post(known)) })

/** Places shown before and after. */
export function transformations(known: Known) {
  const place = pictureIn('masters', known, ['-before', '-after'])
  const transformation = keysOf({ ...pointKeys, place, alt })
  return listOf(transformation satisfies z.ZodType<Transformation>, 'places')
}
