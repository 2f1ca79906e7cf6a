import type { Page } from 'playwright/test'
import type { ReadPage } from '../read-pages.ts'

/** The links and files of these pages that lead nowhere. */
export async function brokenLinks(page: Page, pages: readonly ReadPage[]): Promise<string[]> {
  const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]))
  const broken: string[] = []
  const files = new Set(pages.flatMap(({ files }) => files))
  for (const { path, links } of pages) {
    for (const link of new Set(links)) {
      const { origin, protocol, pathname, hash } = new URL(link, `https://site.example${path}`)
      if (origin !== 'https://site.example') {
        if (!/^(https?|tel|mailto):$/.test(protocol)) broken.push(`${path}: ${link}`)
        continue
      }
      const ids = idsOf.get(pathname)
      if (!ids) files.add(pathname)
      // The hash of a quote link is not an anchor: it tells the quote builder which quote to open.
      const isQuote = pathname === '/quote-builder' && hash.startsWith('#q=')
      if (ids && hash && !isQuote && !ids.includes(hash.slice(1))) broken.push(`${path}: ${link}`)
    }
  }
  for (const file of files) {
    const status = (await page.request.head(file)).status()
    if (status !== 200) broken.push(`${file}: ${status}`)
  }
  return broken
}
