import { existsSync, readdirSync } from 'node:fs'

/** The names of the films in a media folder that have both files: AV1 and H.264. */
export function filmsIn(media: string): string[] {
  const files = existsSync(media) ? readdirSync(media) : []
  return files
    .filter((file) => file.endsWith('.av1.mp4'))
    .map((file) => file.replace('.av1.mp4', ''))
    .filter((name) => files.includes(`${name}.h264.mp4`))
}
