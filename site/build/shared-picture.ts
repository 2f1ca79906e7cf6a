import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const masters = fileURLToPath(new URL('../media/masters', import.meta.url))
const made = new Map<string, Promise<Buffer>>()

/** A picture as networks show it beside a link, 1200 by 630, from its master. */
export function sharedPicture(name: string): Promise<Buffer> {
  const picture =
    made.get(name) ??
    sharp(join(masters, `${name}.jpg`))
      .resize(1200, 630)
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  made.set(name, picture)
  return picture
}
