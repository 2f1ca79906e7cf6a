import { join } from 'node:path'
import type { z } from 'zod'
import type { TilePicture } from '../../../widgets/rules/company/business.ts'
import { fileOf, widthsOf } from '../../components/pictures/picture-files.ts'
import type { step } from '../../content-schema/questions.ts'
import { servicesIn } from '../content/files.ts'
import { readerOf } from '../content/reader.ts'
import { rowOf } from '../pictures/encode.ts'
import { contentPlace, originalsIn } from '../pictures/originals.ts'
import { tileDrawings } from '../pictures/tile-drawings.ts'

/** What is asked, as the owner's files say it. */
type Asking = Pick<z.infer<typeof step>, 'questions'>

/**
 * The pictures of the quote builder's tiles: of a service, by its id, the two smallest files that the site's pages
 * have of its picture; of something that can be added, by `question.option`, its drawing. Others have none.
 */
export async function tilePictures(folder: string): Promise<Record<string, TilePicture>> {
  const read = readerOf(folder)
  const services = servicesIn(folder, read)
  const steps = [...services.flatMap((service) => service.steps), read<Asking>('extras.json')]
  return {
    ...(await picturesOf(services, folder)),
    ...drawingsOf(steps, folder),
  }
}

async function picturesOf(
  services: ReturnType<typeof servicesIn>,
  folder: string,
): Promise<Record<string, TilePicture>> {
  const place = { ...contentPlace, media: join(folder, 'media') }
  const originals = originalsIn('masters', place)
  const pictures: Record<string, TilePicture> = {}
  for (const { id, picture, card } of services) {
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

function drawingsOf(steps: readonly Asking[], folder: string): Record<string, TilePicture> {
  const drawings = tileDrawings(folder)
  const tiles = steps
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      if (question.kind === 'yes')
        return [{ key: `${question.id}.${question.id}`, tile: question.tile }]
      if (question.kind !== 'many') return []
      return question.options.map(({ id, tile }) => ({ key: `${question.id}.${id}`, tile }))
    })
  return Object.fromEntries(
    tiles.flatMap(({ key, tile }) => {
      const drawing = drawings.find(({ name }) => name === tile)
      return drawing ? [[key, { small: drawing.url, large: drawing.url, colour: '' }]] : []
    }),
  )
}
