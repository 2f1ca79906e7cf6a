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

/** The one path that an icon of the content draws. */
export function iconIn(folder: string, name: string): string {
  const svg = readFileSync(join(folder, `icons/${name}.svg`), 'utf8')
  return / d="([^"]+)"/.exec(svg)?.[1] ?? ''
}

/** Content whose icons, at any depth, are their paths in place of their names. */
export function withIcons<Content>(folder: string, content: Content): Content {
  return JSON.parse(JSON.stringify(content), (key, value) =>
    key === 'icon' && typeof value === 'string' ? iconIn(folder, value) : value,
  )
}
