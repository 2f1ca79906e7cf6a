import type { Folder } from './originals.ts'

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

export const frames: Record<Folder, Frame> = {
  // The head of an article is 1280 px wide, everything else at most 870, on screens with two dots
  // per pixel.
  masters: { ratios: [4 / 3, 16 / 9], least: 960, most: 1920 },
  // The first post is 400 px wide on a phone with three dots a pixel, and 413 on a large screen.
  gallery: { ratios: [4 / 5, 4 / 5], least: 480, most: 1200 },
}

/** The size of a picture once it is cropped to the proportions of its folder. */
export function croppedSize(folder: Folder, { width, height }: Size): Size {
  const [narrowest, widest] = frames[folder].ratios
  return {
    width: Math.min(width, Math.round(height * widest)),
    height: Math.min(height, Math.round(width / narrowest)),
  }
}

/** The greatest size in which a picture is made. */
export function greatestSize(folder: Folder, original: Size): Size {
  const { width, height } = croppedSize(folder, original)
  const scale = Math.min(1, frames[folder].most / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
