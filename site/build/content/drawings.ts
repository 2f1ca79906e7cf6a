import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'

/** The names of the drawings in a folder such as media/drawings. */
export function drawingsIn(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.filter((file) => file.endsWith('.svg')).map((file) => basename(file, '.svg'))
}
