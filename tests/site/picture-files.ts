import sharp from 'sharp'
import { expect } from '../browser.ts'
import { builtFile } from '../built.ts'

/** Expects that each picture that this HTML names exists, has the width and format in its name, and has a WebP too. */
export async function expectFiles(html: string) {
  const urls = new Set(html.match(/\/pictures\/[\w-]+-\d+\.\w+/g))
  const named = [...urls]
  for (const url of named) {
    const [, picture = '', width, format] = /^(.+-)(\d+)\.(\w+)$/.exec(url) ?? []
    const found = await sharp(builtFile(url)).metadata()
    const kind = found.format === 'heif' ? 'avif' : found.format
    expect([found.width, kind], url).toEqual([Number(width), format])
    expect(named.filter((one) => one.startsWith(picture) && one.endsWith('.webp'))).toHaveLength(1)
  }
  return urls
}
