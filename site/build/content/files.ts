import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceFile } from '../../content-schema/services.ts'
import { readText } from './read-text.ts'

/** Reads a content file by its name within the folder: `pages/about.json`. */
export type Read = <Shape>(file: string) => Shape

/** The files of the services in a folder of content. */
export function serviceFilesIn(folder: string): readonly string[] {
  return namesIn(join(folder, 'services'), '.json').map((id) => `services/${id}.json`)
}

/** The services of a folder in their order; `read` reads the file of each. */
export function servicesIn(folder: string, read: Read): readonly (ServiceFile & { id: string })[] {
  return namesIn(join(folder, 'services'), '.json')
    .map((id) => ({ ...read<ServiceFile>(`services/${id}.json`), id }))
    .sort((one, other) => one.order - other.order || one.id.localeCompare(other.id))
}

/** The names of the icons in a folder of content. */
export const iconNamesIn = (folder: string) => namesIn(join(folder, 'icons'), '.svg')

/** The names of the drawings in a folder such as media/drawings. */
export const drawingsIn = (folder: string) => namesIn(folder, '.svg')

/** The names of the films in a media folder that have both files: AV1 and H.264. */
export function filmsIn(media: string): string[] {
  const others = namesIn(media, '.h264.mp4')
  return namesIn(media, '.av1.mp4').filter((name) => others.includes(name))
}

/** The names of the files in a folder, which may be missing, without their ending: git keeps no empty folder. */
export function namesIn(folder: string, ending: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files
    .filter((file) => file.endsWith(ending) && statSync(join(folder, file)).isFile())
    .map((file) => file.slice(0, -ending.length))
}

/** The path data of an icon, which is drawn as one path. */
export function iconIn(folder: string, name: string): string {
  const svg = readText(join(folder, `icons/${name}.svg`))
  return / d="([^"]+)"/.exec(svg)?.[1] ?? ''
}

/** Replaces the names of icons in content, at any depth, by their path data. */
export function withIcons<Content>(folder: string, content: Content): Content {
  return JSON.parse(JSON.stringify(content), (key, value) =>
    key === 'icon' && typeof value === 'string' ? iconIn(folder, value) : value,
  )
}
