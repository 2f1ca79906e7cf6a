import sharp, { type Sharp } from 'sharp'
import { type Original, shownPath } from './originals.ts'

/** A file without a picture, or with half of one. */
export class DamagedPicture extends Error {
  constructor(original: Original, cause: unknown) {
    super(`${shownPath(original)}: ${DamagedPicture.advice}`, { cause })
  }

  static advice = 'is damaged, or no picture at all. Export it anew as JPEG, PNG or WebP.'
}

/**
 * A photo as it is published: turned upright, in sRGB whatever its camera or printer used (Display
 * P3, CMYK), on white where it is transparent, without the place and the time of the photo.
 */
export function upright({ path }: Original): Sharp {
  return sharp(path).autoOrient().flatten({ background: 'white' }).toColourspace('srgb')
}

/** Its size when upright, and its average colour, as `#fa0`. Decodes the whole picture. */
export async function sizeAndColour(original: Original) {
  try {
    const { autoOrient } = await sharp(original.path).metadata()
    const average = await upright(original).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
    const colour = [...average].map((part) => Math.round(part / 17).toString(16)).join('')
    return { size: autoOrient, colour: `#${colour}` }
  } catch (error) {
    throw new DamagedPicture(original, error)
  }
}
