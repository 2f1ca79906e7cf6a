import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentFolder, shownFile } from '../content/content-folder.ts'

/** Where pictures come from, and where what was made of them is kept. */
export interface Place {
  media: string
  cache: string
}

export const here: Place = {
  media: join(contentFolder, 'media'),
  cache: fileURLToPath(new URL('../../../node_modules/.cache/pictures', import.meta.url)),
}

/** The folders of the content's media that hold pictures. */
export const folders = ['masters', 'gallery'] as const

export type Folder = (typeof folders)[number]

export interface Original {
  folder: Folder
  /** Its file without the ending, which is what pages call it. */
  name: string
  /** Its file's name. */
  file: string
  path: string
}

/** What file systems and people put beside pictures. */
const besides = /^\.|^(Thumbs\.db|desktop\.ini)$|\.md$/i

/** Everything in a folder that is meant to be a picture, whether it can be read or not. */
export function filesIn(folder: Folder, { media }: Pick<Place, 'media'> = here): string[] {
  const place = join(media, folder)
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter((file) => !besides.test(file))
    .sort()
}

export function isReadable(file: string): boolean {
  return /\.(jpe?g|png|webp)$/i.test(file)
}

export function originalsIn(folder: Folder, place: Pick<Place, 'media'> = here): Original[] {
  return filesIn(folder, place)
    .filter(isReadable)
    .map((file) => ({
      folder,
      name: parse(file).name,
      file,
      path: join(place.media, folder, file),
    }))
}

/** The names of the pictures in a folder of the content's media. */
export function originals(folder: Folder, media = here.media): string[] {
  return originalsIn(folder, { media }).map(({ name }) => name)
}

/** A picture's file as its owner finds it. */
export function shown({ folder, file }: Original): string {
  return shownFile(`media/${folder}/${file}`)
}
