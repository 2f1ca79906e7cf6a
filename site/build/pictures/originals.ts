import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentFolder, shownFile } from '../content/content-folder.ts'

/** Where the original pictures are, and where the files made of them are cached. */
export interface Place {
  media: string
  cache: string
}

export const contentPlace: Place = {
  media: join(contentFolder, 'media'),
  cache: fileURLToPath(new URL('../../../node_modules/.cache/pictures', import.meta.url)),
}

/** The folders of the content's media that hold pictures. */
export const folders = ['masters', 'gallery', 'people'] as const

export type Folder = (typeof folders)[number]

export interface Original {
  folder: Folder
  /** The file's name without the ending, which is the picture's name on pages. */
  name: string
  /** The file's name. */
  file: string
  path: string
}

/** Other files that systems and people put next to pictures. */
const otherFiles = /^\.|^(Thumbs\.db|desktop\.ini)$|\.md$/i

/** Everything in a folder that is meant to be a picture, whether it can be read or not. */
export function filesIn(folder: Folder, { media }: Pick<Place, 'media'> = contentPlace): string[] {
  const place = join(media, folder)
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter((file) => !otherFiles.test(file))
    .sort()
}

export function isReadable(file: string): boolean {
  return /\.(jpe?g|png|webp)$/i.test(file)
}

export function originalsIn(
  folder: Folder,
  place: Pick<Place, 'media'> = contentPlace,
): Original[] {
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
export function originals(folder: Folder, media = contentPlace.media): string[] {
  return originalsIn(folder, { media }).map(({ name }) => name)
}

/** The path of a picture's file as the owner knows it. */
export function shownPath({ folder, file }: Original): string {
  return shownFile(`media/${folder}/${file}`)
}
