/**
 * The sizes that an article's picture is cut to, in pixels, by the ending of the file's name: the first
 * for social networks, then the three shapes that search engines choose from.
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
