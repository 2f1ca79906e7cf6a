import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'

/** Every page of a built site: those of the sitemap, and the thank-you page, which search engines do not list. */
export function pathsIn(folder: string): string[] {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(`${url}`))
  return [...listed.map(({ pathname }) => pathname), '/booked']
}

/** A page as a robot reads it. */
export type ReadPage = Awaited<ReturnType<typeof readPage>>

export async function readPages(page: Page, paths: readonly string[]): Promise<ReadPage[]> {
  const pageReports: ReadPage[] = []
  for (const path of paths) {
    const html = await (await page.request.get(path)).text()
    pageReports.push(await readPage(page, path, html))
  }
  return pageReports
}

function readPage(page: Page, path: string, html: string) {
  return page.evaluate(
    ([path = '', html = '']) => {
      const document = new DOMParser().parseFromString(html, 'text/html')
      const content = (selector: string) =>
        document.querySelector(selector)?.getAttribute('content') ?? ''
      const linksIn = (selector: string) =>
        [...document.querySelectorAll(`${selector} a[href]`)].map(
          (a) => `${a.getAttribute('href')}`,
        )
      const named = [...document.querySelectorAll('[src], [srcset], link[href]')]
        .filter((node) => !node.matches('[rel=canonical]'))
        .flatMap((node) => [
          node.getAttribute('src'),
          node.matches('link') ? node.getAttribute('href') : '',
          ...(node.getAttribute('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0]),
        ])
      return {
        path,
        title: document.title,
        description: content('meta[name=description]'),
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
        shared: ['title', 'description', 'url', 'image'].map((name) =>
          content(`meta[property="og:${name}"]`),
        ),
        isHidden: content('meta[name=robots]') === 'noindex',
        links: linksIn('body'),
        menus: [...linksIn('header'), ...linksIn('footer')],
        files: named.filter((file) => !!file).map(String),
        ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
        data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => `${textContent}`,
        ),
      }
    },
    [path, html],
  )
}
