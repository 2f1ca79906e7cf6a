import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'

/**
 * A page that, unlike an article, has no next page. `path` is its address on our site, `slug` its
 * name on the site made with Astro; `html` is its whole content, without classes and drawings.
 */
export interface Front {
  name: string
  path: string
  slug: string
  title: string
  html: string
}

const kinds = [
  { name: 'home', path: '/', file: 'index.html' },
  { name: 'a service', path: '/residential-cleaning', file: 'residential-cleaning.html' },
]

/** The content of the built home page and of a service's page, for other tools to render. */
export async function takeFronts(browser: Browser, dist: string): Promise<Front[]> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const fronts = []
  for (const { name, path, file } of kinds) {
    await page.setContent(await readFile(`${dist}/${file}`, 'utf8'))
    const slug = file.replace('.html', '-page').replace('index', 'home')
    fronts.push({ name, path, slug, ...(await page.evaluate(partsOf)) })
  }
  await page.close()
  return fronts
}

/** Runs in the page. */
function partsOf() {
  const main = document.querySelector('main')
  const keptAttributes = [
    'href',
    'id',
    'src',
    'srcset',
    'sizes',
    'type',
    'alt',
    'width',
    'height',
    'loading',
  ]
  for (const element of main?.querySelectorAll('*') ?? []) {
    // Left out, because on our site a script requests the film long after the first paint.
    if (element.matches('svg, video')) element.remove()
    for (const name of element.getAttributeNames())
      if (!keptAttributes.includes(name)) element.removeAttribute(name)
  }
  return { title: document.title, html: main?.innerHTML ?? '' }
}
