import { join } from 'node:path'
import type { TilePicture } from '../../../widgets/rules/company/business.ts'
import { fileOf, widthsOf } from '../../components/pictures/picture-files.ts'
import { servicesIn } from '../content/files.ts'
import { readerOf } from '../content/reader.ts'
import { rowOf } from '../pictures/encode.ts'
import { contentPlace, originalsIn } from '../pictures/originals.ts'

/**
 * The pictures of the services' tiles in the quote builder, by the id of the service: the two smallest
 * files that the site's pages have of them. A service without a picture has none.
 */
export async function tilePictures(folder: string): Promise<Record<string, TilePicture>> {
  const place = { ...contentPlace, media: join(folder, 'media') }
  const originals = originalsIn('masters', place)
  const pictures: Record<string, TilePicture> = {}
  for (const { id, picture, card } of servicesIn(folder, readerOf(folder))) {
    const original = originals.find(({ name }) => name === (card.picture ?? picture))
    if (!original) continue
    const row = await rowOf(original, place)
    const [fullWidth, , , colour] = row
    const [small = fullWidth, large = small] = widthsOf(fullWidth)
    const address = (width: number) =>
      fileOf({ [original.name]: row }, original.name, width, 'avif')
    pictures[id] = { small: address(small), large: address(large), colour }
  }
  return pictures
}
