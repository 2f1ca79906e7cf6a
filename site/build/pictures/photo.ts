import sharp, { type Sharp } from 'sharp'
import { type Folder, type Original, shownPath } from './originals.ts'

/** A file without a picture, or with half of one. */
export class DamagedPicture extends Error {
  constructor(original: Original, cause: unknown) {
    super(`${shownPath(original)}: ${DamagedPicture.advice}`, { cause })
  }

  static advice = 'is damaged, or no picture at all. Export it again as JPEG, PNG or WebP.'
}

/**
 * A photo as it is published: turned upright, in sRGB whatever its camera or printer used (Display
 * P3, CMYK), on white where it is transparent, without the place and the time of the photo.
 */
export function upright({ path }: Pick<Original, 'path'>): Sharp {
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

export interface Size {
  /** In pixels. */
  width: number
  height: number
}

interface Frame {
  /** The narrowest and the widest proportions in which pictures are shown, width by height. */
  ratios: [narrowest: number, widest: number]
  /** The least width of a picture, in pixels: with fewer it is blurred on every screen. */
  least: number
  /** The greatest width of a picture, in pixels: no screen shows more. */
  most: number
}

export const frames: Record<Exclude<Folder, 'people'>, Frame> = {
  // The head of an article is 1280 px wide, everything else at most 870, on screens with two dots
  // per pixel.
  masters: { ratios: [4 / 3, 16 / 9], least: 960, most: 1920 },
  // The first post is 400 px wide on a phone with three dots a pixel, and 413 on a large screen.
  gallery: { ratios: [4 / 5, 4 / 5], least: 480, most: 1200 },
}

/** Of a folder; photos of people are made as those of the gallery, but have to be larger. */
export function frameOf(folder: Folder): Frame {
  return folder === 'people' ? { ...frames.gallery, least: 1200 } : frames[folder]
}

/** The size of a picture once it is cropped to the proportions of its folder. */
export function croppedSize(folder: Folder, { width, height }: Size): Size {
  const [narrowest, widest] = frameOf(folder).ratios
  return {
    width: Math.min(width, Math.round(height * widest)),
    height: Math.min(height, Math.round(width / narrowest)),
  }
}

/** The greatest size in which a picture is made. */
export function greatestSize(folder: Folder, original: Size): Size {
  const { width, height } = croppedSize(folder, original)
  const scale = Math.min(1, frameOf(folder).most / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
