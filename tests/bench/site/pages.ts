import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import { scratch } from '../measuring/scratch.ts'
import { tsxHelper } from '../measuring/slow-phone.ts'

const first = 'pressure-washing-101-5-signs'

/** Where the article is on our own site, and on the others. */
export const ourAddress = `/blog/${first}`
export const peersAddress = `/${first}`

/** The pages that, unlike an article, have no next page: `slug` is the name on the site made with Astro. */
const frontPages = [
  { name: 'home', path: '/', file: 'index', slug: 'home-page' },
  {
    name: 'a service',
    path: '/residential-cleaning',
    file: 'residential-cleaning',
    slug: 'residential-cleaning-page',
  },
]

/**
 * Builds the article's page with each of the others, and with Astro a home page and a service's.
 * Returns the folder of each, by its name, and the pages that Astro alone has.
 */
export async function buildPeers(browser: Browser, dist: string) {
  const packages = scratch('site')
  const { articles, menus, fronts } = await takePages(browser, dist)
  cpSync(fileURLToPath(new URL('peers', import.meta.url)), packages, { recursive: true })
  writeFileSync(path.join(packages, 'site.json'), JSON.stringify({ articles, menus, fronts }))

  const plain = path.join(packages, 'plain')
  mkdirSync(plain, { recursive: true })
  cpSync(path.join(packages, 'article.css'), path.join(plain, 'article.css'))
  for (const article of articles)
    writeFileSync(path.join(plain, `${article.slug}.html`), plainPage({ ...article, menus }))

  const folders = {
    plain,
    next: buildWith(packages, 'next', 'out'),
    astro: buildWith(packages, 'astro', 'dist'),
  }
  for (const folder of Object.values(folders)) copyPictures(dist, folder, [...articles, ...fronts])
  return { folders, fronts }
}

/** `out`: the folder that it builds into. */
function buildWith(packages: string, name: 'next' | 'astro', out: string) {
  const project = path.join(packages, name)
  rmSync(path.join(project, out), { recursive: true, force: true })
  console.log(`Building the pages with ${name}`)
  execFileSync('npx', [name, 'build'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  return path.join(project, out)
}

function copyPictures(dist: string, folder: string, pages: readonly { html: string }[]) {
  const shown = pages.map(({ html }) => html).join('')
  for (const place of ['pictures', 'assets'])
    for (const file of readdirSync(path.join(dist, place)))
      if (shown.includes(`/${place}/${file}`))
        cpSync(path.join(dist, place, file), path.join(folder, place, file))
}

const kept = ['href', 'id', 'src', 'srcset', 'sizes', 'type', 'alt', 'width', 'height']

/**
 * What the other tools render: the built article and the one after it, the home page and a service's, and the header's
 * menus, which the tools may lay out as they like.
 */
async function takePages(browser: Browser, dist: string) {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const take = async (file: string, given: Parameters<typeof partsOf>[0]) => {
    await page.setContent(readFileSync(`${dist}/${file}.html`, 'utf8'))
    await page.evaluate(tsxHelper)
    return page.evaluate(partsOf, given)
  }
  const takeArticle = (slug: string) =>
    take(`blog/${slug}`, { parts: '.art-picture, .art-intro, .art-text', kept })
  const one = await takeArticle(first)
  const other = await takeArticle(one.next)
  const fronts = []
  for (const { file, ...front } of frontPages) {
    const taken = await take(file, { parts: 'main > *', kept: [...kept, 'loading'] })
    fronts.push({ ...front, ...taken })
  }
  await page.close()
  const articles = [
    { ...one, slug: first },
    { ...other, slug: one.next, next: first },
  ]
  return { articles, menus: one.menus, fronts }
}

/** Runs in the page. `html`: all these parts, with the attributes that are kept and without drawings. */
function partsOf({ parts, kept }: { parts: string; kept: readonly string[] }) {
  const wordsOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
  const menus = [...document.querySelectorAll('.bar .dropdown')].map((menu) => ({
    label: wordsOf(menu.querySelector('button')),
    links: [...menu.querySelectorAll('a')].map((link) => ({
      label: wordsOf(link),
      href: link.getAttribute('href') ?? '',
    })),
  }))
  const shown = [...document.querySelectorAll(parts)]
  for (const element of shown.flatMap((part) => [part, ...part.querySelectorAll('*')])) {
    // Films are left out, because on our site a script requests them long after the first paint.
    if (element.matches('svg, video, .art-heading > a')) element.remove()
    for (const name of element.getAttributeNames())
      if (!kept.includes(name)) element.removeAttribute(name)
  }
  const next = document.querySelector('a[rel=next]')?.getAttribute('href') ?? ''
  return {
    title: wordsOf(document.querySelector('h1')),
    html: shown.map((part) => part.outerHTML).join(''),
    /** The slug of the article after it. */
    next: next.slice(next.lastIndexOf('/') + 1),
    menus,
  }
}

/** Plain HTML: no script at all. */
function plainPage({ title, html, next, menus }: ReturnType<typeof partsOf>) {
  const menu = menus.map(
    ({ label, links }) => `
      <details name="menu">
        <summary>${label}</summary>
        <ul>${links.map(({ label, href }) => `<li><a href="${href}">${label}</a></li>`).join('')}</ul>
      </details>`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/article.css">
    <title>${title}</title>
  </head>
  <body>
    <header><a href="/">Goldcrest Cleaning</a><nav aria-label="Main">${menu.join('')}</nav></header>
    <main><article><h1>${title}</h1>${html}</article><a rel="next" href="/${next}">Next article</a></main>
  </body>
</html>`
}
