import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import {
  type Format,
  fallbackWidthOf,
  fileOf,
  type PictureRow,
  type PictureTable,
  widthsOf,
} from '../../components/pictures/picture-files.ts'
import { cached, fewAtOnce, hashOfFile } from './cache.ts'
import { contentPlace, type Folder, type Original, originalsIn, type Place } from './originals.ts'
import { frames, greatestSize, sizeAndColour, upright } from './photo.ts'

/** AVIF with effort 1 takes half the time of effort 2, for 1% more bytes; WebP with 2 half that of 4, for 5% more. */
const settings = { avif: { quality: 52, effort: 1 }, webp: { quality: 76, effort: 2 } }

/** What the files of a picture depend on besides its original. */
const recipe = JSON.stringify([settings, frames])

/** A picture in one width and format. */
interface Edition {
  width: number
  format: Format
  /** Its address on the site. */
  url: string
}

/** Every edition of a picture of a table. */
export function editionsOf(table: PictureTable, name: string): Edition[] {
  const [fullWidth = 0] = table[name] ?? []
  const edition = (width: number, format: Format) => ({
    width,
    format,
    url: fileOf(table, name, width, format),
  })
  return [
    ...widthsOf(fullWidth).map((width) => edition(width, 'avif')),
    edition(fallbackWidthOf(fullWidth), 'webp'),
  ]
}

export async function tableOf(folder: Folder, place: Place = contentPlace): Promise<PictureTable> {
  const rows = await fewAtOnce(originalsIn(folder, place), async (original) => [
    original.name,
    await rowOf(original, place),
  ])
  return Object.fromEntries(rows)
}

/** The row of a picture, cached by the first build that has it. Fails if it cannot be decoded. */
export async function rowOf(
  original: Original,
  { cache }: Place = contentPlace,
): Promise<PictureRow> {
  const hash = (await hashOfFile(original.path, recipe)).slice(0, 6)
  const rowFile = await cached(join(cache, `${original.name}-${hash}.json`), async (file) => {
    const { size, colour } = await sizeAndColour(original)
    const { width, height } = greatestSize(original.folder, size)
    const newRow: PictureRow = [width, height, hash, colour]
    await writeFile(file, JSON.stringify(newRow))
  })
  return JSON.parse(await readFile(rowFile, 'utf8'))
}

/** The files of some editions of a picture, which are made now unless they are in the cache. */
export function encodeEditions(
  original: Original,
  row: PictureRow,
  editions: Edition[],
  { cache }: Place = contentPlace,
): Promise<(Edition & { file: string })[]> {
  const [width, height] = row
  let decoded: ReturnType<typeof decode> | undefined
  const write = async (file: string, edition: Edition) => {
    // The picture is decoded only if a file is missing, and once for all missing files.
    decoded ??= decode(original, width, height)
    const { data, info } = await decoded
    await sharp(data, { raw: info })
      .resize(edition.width)
      .toFormat(edition.format, settings[edition.format])
      .toFile(file)
  }
  return Promise.all(
    editions.map(async (edition) => {
      const cachePath = join(cache, basename(edition.url))
      return { ...edition, file: await cached(cachePath, (file) => write(file, edition)) }
    }),
  )
}

/** A picture in its greatest size, cropped to its middle, where the subject usually is. */
function decode(original: Original, width: number, height: number) {
  return upright(original).resize(width, height).raw().toBuffer({ resolveWithObject: true })
}
