import type { EnginePage } from '../page.ts'

interface RoomPage {
  load(tag: string): Promise<unknown>
  boxes(tag: string): string[]
}

/**
 * The place and the size of a tag in every kind of box, before its script runs and after: a page with room.css, which
 * shows the start of the wizard that these attributes ask for.
 */
export async function boxesOf(page: EnginePage, partner: string, tag: string, attributes = '') {
  await page.goto(`${partner}/room.html?${encodeURIComponent(`<${tag} ${attributes}></${tag}>`)}`)
  const boxes = () => page.evaluate((tag) => (window as unknown as RoomPage).boxes(tag), tag)
  const before = await boxes()
  await page.evaluate((tag) => (window as unknown as RoomPage).load(tag), tag)
  return { before, after: await boxes() }
}
