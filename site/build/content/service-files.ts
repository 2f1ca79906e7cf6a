import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ServiceFile } from '../../content-schema/services.ts'

/** Reads a content file by its name within the folder: `pages/about.json`. */
export type Read = <Shape>(file: string) => Shape

/** The files of the services in a folder of content. */
export function serviceFilesIn(folder: string): readonly string[] {
  const servicesFolder = join(folder, 'services')
  if (!existsSync(servicesFolder)) return []
  return readdirSync(servicesFolder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => `services/${file}`)
}

/** The services of a folder in their order; `read` reads the file of each. */
export function servicesIn(folder: string, read: Read): readonly (ServiceFile & { id: string })[] {
  return serviceFilesIn(folder)
    .map((file) => ({ ...read<ServiceFile>(file), id: basename(file, '.json') }))
    .sort((one, other) => one.order - other.order || one.id.localeCompare(other.id))
}
