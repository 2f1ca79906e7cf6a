import sharp, { type Sharp } from 'sharp'
import { type Original, shown } from './originals.ts'

/** A file that holds no picture, or half of one. */
export class DamagedPicture extends Error {
  constructor(original: Original, cause: unknown) {
    super(`${shown(original)}: ${DamagedPicture.advice}`, { cause })
  }

  static advice = 'is damaged, or no picture at all. Export it anew as JPEG, PNG or WebP.'
}

/**
 * A photo as it is published: turned as it was held, in sRGB whatever its camera or printer spoke
 * (Display P3, CMYK), on white where it is clear, without the place and the time it was taken.
 */
export function upright({ path }: Original): Sharp {
  return sharp(path).autoOrient().flatten({ background: 'white' }).toColourspace('srgb')
}

/** Its size as it was held, and its average colour, as `#fa0`. Decodes all of it. */
export async function examined(original: Original) {
  try {
    const { autoOrient } = await sharp(original.path).metadata()
    const average = await upright(original).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
    const colour = [...average].map((part) => Math.round(part / 17).toString(16)).join('')
    return { own: autoOrient, colour: `#${colour}` }
  } catch (error) {
    throw new DamagedPicture(original, error)
  }
}
