import { expect, type Locator, type Page } from 'playwright/test'
import { holdBack } from '../loading.ts'

/** The height of a widget's tag once the page's styles apply, in pixels. */
export async function heightOf(widget: Locator): Promise<number> {
  await expect(widget).toHaveCSS('display', 'block')
  return widget.evaluate((element) => element.getBoundingClientRect().height)
}

/** Opens a page and holds its widget's script back; the returned function releases it. */
export async function openWithout(page: Page, tag: string, address: string) {
  const release = await holdBack(page, `**/widgets/${tag}.js`)
  await page.goto(address, { waitUntil: 'commit' })
  return release
}

/** Opens a page whose widget is late, and returns the height that the page reserves for it, in pixels. */
export async function roomFor(page: Page, tag: string, address: string): Promise<number> {
  const release = await openWithout(page, tag, address)
  const room = await heightOf(page.locator(tag))
  release()
  return room
}
