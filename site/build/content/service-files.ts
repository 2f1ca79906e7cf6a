import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ServiceFile } from '../../content-types/service.ts'

/** Reads a content file by its name within the folder: `pages/about.json`. */
export type Read = <Shape>(file: string) => Shape

/** The services of a folder in their order; `read` reads the file of each. */
export function servicesIn(folder: string, read: Read): readonly (ServiceFile & { id: string })[] {
  return readdirSync(join(folder, 'services'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      ...read<ServiceFile>(`services/${file}`),
      id: basename(file, '.json'),
    }))
    .sort((one, other) => one.order - other.order || one.id.localeCompare(other.id))
}
