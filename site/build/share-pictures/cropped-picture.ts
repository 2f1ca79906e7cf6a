import { readFile } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'
import type { SharedCrop } from '../../seo/shared-crops.ts'
import { cached, hashOfFile } from '../pictures/cache.ts'
import { contentPlace, originalsIn, type Place } from '../pictures/originals.ts'
import { upright } from '../pictures/photo.ts'

const settings = { quality: 80, mozjpeg: true }

/** A picture, cut from its master, that networks and search engines show with a link. */
export async function croppedPicture(
  crop: SharedCrop,
  place: Place = contentPlace,
): Promise<Buffer> {
  const { picture, width, height } = crop
  const original = originalsIn('masters', place).find(({ name }) => name === picture)
  if (!original) throw new Error(`There is no picture media/masters/${picture}.jpg.`)
  const hash = await hashOfFile(original.path, JSON.stringify([crop, settings]))
  const name = `${parse(basename(crop.file)).name}-${hash.slice(0, 6)}.jpg`
  const path = await cached(join(place.cache, name), (file) =>
    upright(original).resize(width, height).jpeg(settings).toFile(file),
  )
  return readFile(path)
}
