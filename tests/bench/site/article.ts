import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'

export interface Article {
  slug: string
  title: string
  /** All of it below the title, without classes. */
  html: string
  /** The slug of the other one. */
  next: string
}

export interface Menu {
  label: string
  links: { label: string; href: string }[]
}

const first = 'pressure-washing-101-5-signs'

/** Where the article is on our own site, and on the others. */
export const ourAddress = `/blog/${first}`
export const peersAddress = `/${first}`

/** The built article, the one after it, and the header's menus, which the other tools may lay out as they like. */
export async function takeArticles(browser: Browser, dist: string) {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const take = async (slug: string) => {
    await page.setContent(await readFile(`${dist}/blog/${slug}.html`, 'utf8'))
    return page.evaluate(partsOf)
  }
  const one = await take(first)
  const other = await take(one.next)
  await page.close()
  const articles = [
    { ...one, slug: first },
    { ...other, slug: one.next, next: first },
  ]
  return { articles, menus: one.menus }
}

/** Runs in the page. */
function partsOf() {
  const wordsOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
  const menus = [...document.querySelectorAll('.bar .dropdown')].map((menu) => ({
    label: wordsOf(menu.querySelector('button')),
    links: [...menu.querySelectorAll('a')].map((link) => ({
      label: wordsOf(link),
      href: link.getAttribute('href') ?? '',
    })),
  }))
  const parts = document.querySelectorAll('.art-picture, .art-intro, .art-text')
  const keptAttributes = ['href', 'id', 'src', 'srcset', 'sizes', 'type', 'alt', 'width', 'height']
  for (const element of [...parts].flatMap((part) => [part, ...part.querySelectorAll('*')])) {
    if (element.matches('svg, .art-heading > a')) element.remove()
    for (const name of element.getAttributeNames())
      if (!keptAttributes.includes(name)) element.removeAttribute(name)
  }
  const next = document.querySelector('a[rel=next]')?.getAttribute('href') ?? ''
  return {
    title: wordsOf(document.querySelector('h1')),
    html: [...parts].map((part) => part.outerHTML).join(''),
    next: next.slice(next.lastIndexOf('/') + 1),
    menus,
  }
}
