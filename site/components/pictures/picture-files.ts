/** Browsers take the AVIF that fits; those of before 2024, and feed readers, the one WebP of a picture. */
export type Format = 'avif' | 'webp'

/** The largest width and height in pixels, a hash of the file's content, and the average colour. */
export type PictureRow = [width: number, height: number, hash: string, colour: string]

/** The pictures of a folder by their names. */
export type PictureTable = Record<string, PictureRow>

/** In pixels, from a card on a plain screen to a first view on a sharp one. */
const widths = [480, 720, 960, 1440]

/**
 * The widths that a picture is made in: the usual ones below its full width, then its full width.
 */
export function widthsOf(fullWidth: number): number[] {
  return [...widths.filter((width) => width < fullWidth), fullWidth]
}

/** The width of a picture's WebP: about that of a column of text on a sharp screen. */
export function fallbackWidthOf(fullWidth: number): number {
  return widthsOf(fullWidth).find((width) => width >= 960) ?? fullWidth
}

/**
 * The address of a picture in one width and format. It changes with the picture, so it can be
 * cached for good.
 */
export function fileOf(table: PictureTable, name: string, width: number, format: Format): string {
  return `/pictures/${name}-${table[name]?.[2]}-${width}.${format}`
}

/** All widths of a picture, as `srcset` takes them. */
export function sourcesOf(table: PictureTable, name: string): string {
  return widthsOf(table[name]?.[0] ?? 0)
    .map((width) => `${fileOf(table, name, width, 'avif')} ${width}w`)
    .join(', ')
}
