import sharp from 'sharp'
import { expect } from '../browser.ts'
import { builtFile } from '../built.ts'

/** Each file is there, as wide and of the kind that its name says, and there is one of both kinds. */
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
