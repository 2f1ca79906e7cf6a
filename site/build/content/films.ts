import { existsSync, readdirSync } from 'node:fs'

/** The films in a folder of media that both kinds of browser can play, by name. */
export function filmsIn(media: string): string[] {
  const files = existsSync(media) ? readdirSync(media) : []
  return files
    .filter((file) => file.endsWith('.av1.mp4'))
    .map((file) => file.replace('.av1.mp4', ''))
    .filter((name) => files.includes(`${name}.h264.mp4`))
}
