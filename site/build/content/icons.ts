import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The names of the icons in a folder of content. */
export function iconNamesIn(folder: string): readonly string[] {
  const place = join(folder, 'icons')
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => basename(file, '.svg'))
}

/** The path data of an icon, which is drawn as one path. */
export function iconIn(folder: string, name: string): string {
  const svg = readFileSync(join(folder, `icons/${name}.svg`), 'utf8')
  return / d="([^"]+)"/.exec(svg)?.[1] ?? ''
}

/** Replaces the names of icons in content, at any depth, by their path data. */
export function withIcons<Content>(folder: string, content: Content): Content {
  return JSON.parse(JSON.stringify(content), (key, value) =>
    key === 'icon' && typeof value === 'string' ? iconIn(folder, value) : value,
  )
}
