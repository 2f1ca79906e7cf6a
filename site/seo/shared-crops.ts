/**
 * The sizes in pixels that an article's picture is cropped to, by the ending of the file name. The
 * first is for social networks; search engines choose from the other three shapes.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
const crops = {
  '': [1200, 630],
  '-16x9': [1200, 675],
  '-4x3': [1200, 900],
  '-1x1': [1200, 1200],
} as const

export interface SharedCrop {
  file: string
  /** The picture it is made from. */
  picture: string
  width: number
  height: number
}

/** The files that a picture is shared as; the first is for social networks. */
export function sharedCropsOf(picture: string): SharedCrop[] {
  return Object.entries(crops).map(([end, [width, height]]) => ({
    file: `og/${picture}${end}.jpg`,
    picture,
    width,
    height,
  }))
}
