import sharp from 'sharp'
import { expect } from '../browser.ts'
import { builtFile } from '../built.ts'

/** Expects that each file exists, has the width and format in its name, and that both formats exist. */
export async function expectFiles(srcsets: string[]) {
  const urls = new Set(
    srcsets.flatMap((set) => set.split(', ').map((one) => one.split(' ')[0] ?? '')),
  )
  for (const url of urls) {
    const [, width, format] = /-(\d+)\.(\w+)$/.exec(url) ?? []
    const found = await sharp(builtFile(url)).metadata()
    const kind = found.format === 'heif' ? 'avif' : found.format
    expect([found.width, kind], url).toEqual([Number(width), format])
    expect(urls).toContain(url.replace(/\w+$/, format === 'avif' ? 'webp' : 'avif'))
  }
  return urls
}
