import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { SharedCrop } from '../seo/shared-crops.ts'

const masters = fileURLToPath(new URL('../media/masters', import.meta.url))

/** A picture as networks and search engines show it beside a link, from its master. */
export function sharedPicture({ picture, width, height }: SharedCrop): Promise<Buffer> {
  return sharp(join(masters, `${picture}.jpg`))
    .resize(width, height)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
