/** Best first: a browser takes the first it knows, and every browser of these years knows the last. */
export const formats = ['avif', 'webp'] as const

export type Format = (typeof formats)[number]

/** Of a picture: width and height in pixels, a hash of what it shows, and its colour on average. */
export type PictureRow = [width: number, height: number, hash: string, colour: string]

/** The pictures of a folder by their names. */
export type PictureTable = Record<string, PictureRow>

const widths = [480, 720, 960]

/** The widths a picture is made in, its own the greatest. */
export function widthsOf(own: number): number[] {
  return [...widths.filter((width) => width < own), own]
}

/** Where a picture lies in one width and format; another picture never lies there. */
export function fileOf(table: PictureTable, name: string, width: number, format: Format): string {
  return `/pictures/${name}-${table[name]?.[2]}-${width}.${format}`
}

/** All widths of a picture in one format, as `srcset` takes them. */
export function sourcesOf(table: PictureTable, name: string, format: Format): string {
  return widthsOf(table[name]?.[0] ?? 0)
    .map((width) => `${fileOf(table, name, width, format)} ${width}w`)
    .join(', ')
}
